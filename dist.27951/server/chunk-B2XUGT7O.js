import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
var channels=colour=>{const value=Number.parseInt(colour.slice(1),16);return[value>>16&255,value>>8&255,value&255]};function mix(a,b,share){const[r1,g1,b1]=channels(
a);const[r2,g2,b2]=channels(b);const blend2=(from,to2)=>Math.round(from+(to2-from)*share).toString(16).padStart(2,"0");return`#${blend2(r1,r2)}${blend2(g1,g2)}${blend2(
b1,b2)}`}var light=(colour,share)=>mix(colour,"#fff7e8",share);var golden=(colour,share)=>mix(colour,"#9a5c1e",share);var dark=(colour,share)=>mix(colour,"#2c14\
08",share);var n=value=>String(Math.abs(value)>=40?Math.round(value):Math.round(value*10)/10);var at=(x,y)=>`${n(x)} ${n(y)}`;var circle=(x,y,r,fill3,more="")=>`<circle cx\
="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill3}"${more&&` ${more}`}/>`;var ellipse=(x,y,rx,ry,fill3,more="")=>`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}\
" ry="${n(ry)}" fill="${fill3}"${more&&` ${more}`}/>`;var box=(x,y,w,h,r,fill3,more="")=>`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(
r)}" fill="${fill3}"${more&&` ${more}`}/>`;var path=(d,fill3,more="")=>`<path d="${d}" fill="${fill3}"${more&&` ${more}`}/>`;var stroke=(d,colour,width,more="",cap)=>`\
<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${cap?` stroke-linecap="${cap}"`:""}${more&&` ${more}`}/>`;var sheet=content=>`<svg xmln\
s="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;var group=(content,more)=>`\
<g ${more}>${content}</g>`;var turned=(content,degrees,x,y)=>group(content,`transform="rotate(${n(degrees)} ${at(x,y)})"`);function pen(start,step){const snap=value=>Math.
round(value/step)*step;const short=value=>String(Math.round(value*10)/10);let x=snap(start.x);let y=snap(start.y);let d=`M${short(x)} ${short(y)}`;const pair=to2=>{
const dy=short(snap(to2.y)-y);return`${short(snap(to2.x)-x)}${dy.startsWith("-")?"":" "}${dy}`};return{curve(control,end){const to2=pair(end);d+=`q${pair(control)}${to2.
startsWith("-")?"":" "}${to2}`;x=snap(end.x);y=snap(end.y)},path:()=>d}}var midway=(a,b)=>({x:(a.x+b.x)/2,y:(a.y+b.y)/2});function softShape(points,step=1){const last=points.
at(-1);const first=points[0];if(!last||!first)return"";const line=pen(midway(last,first),step);points.forEach((point,i)=>{line.curve(point,midway(point,points[(i+
1)%points.length]??first))});return`${line.path()}Z`}function softLine(points){const[first,...rest]=points;if(!first)return"";const line=pen(first,1);rest.forEach(
(point,i)=>{const next=rest[i+1];line.curve(point,next?midway(point,next):point)});return line.path()}function blob(rng,{x,y},rx,ry=rx,{corners=9,wobble=.12,turn=0}={}){
const points=Array.from({length:corners},(_,i)=>{const angle=i/corners*Math.PI*2;const reach=1.06+rng.between(-wobble,wobble);const px=Math.cos(angle)*rx*reach;
const py=Math.sin(angle)*ry*reach;return{x:x+px*Math.cos(turn)-py*Math.sin(turn),y:y+px*Math.sin(turn)+py*Math.cos(turn)}});return softShape(points,Math.max(rx,
ry)<15?.5:1)}var dashes=(marks,colour,width,more="")=>marks.length===0?"":stroke(marks.map(({x,y,dx,dy})=>`M${at(x,y)}l${at(dx,dy)}`).join(""),colour,width,more);
var shadowColour="#2c1408";var shadow=(d,dx=4,dy=7,opacity=.2)=>path(d,shadowColour,`opacity="${opacity}" transform="translate(${dx} ${dy})"`);var steel="#c9c4bb";function fork(x,y,turn){const tines=[-24,-8,8,24].map(dx=>`M${at(x+dx,y-190)}V${n(y-100)}`).join("");const shape=`${tines}M${at(x-24,y-104)}\
Q${at(x-24,y-50)} ${at(x,y-40)}Q${at(x+24,y-50)} ${at(x+24,y-104)}M${at(x,y-60)}V${n(y+200)}`;return turned(stroke(shape,shadowColour,13,'opacity=".2" transform\
="translate(7 9)"')+stroke(shape,dark(steel,.25),13)+stroke(shape,steel,8.5)+stroke(`M${at(x,y-10)}V${n(y+196)}`,dark(steel,.12),17)+stroke(`M${at(x-3,y)}V${n(y+
190)}`,"#ffffff",4,'opacity=".7"'),turn,x,y)}function spoon(x,y,turn){const handle=`M${at(x,y-70)}V${n(y+205)}`;return turned(group(ellipse(x,y-130,40,62,shadowColour)+
stroke(handle,shadowColour,17),'opacity=".2" transform="translate(7 9)"')+stroke(handle,dark(steel,.16),17)+ellipse(x,y-130,40,62,dark(steel,.1))+ellipse(x-1,y-
128,32,53,light(steel,.4))+ellipse(x+7,y-118,20,38,dark(steel,.1),'opacity=".6"')+stroke(`M${at(x-4,y-40)}V${n(y+196)}`,"#ffffff",4,'opacity=".7"'),turn,x,y)}function knife(x,y,turn){
const blade=`M${at(x-12,y-200)}Q${at(x+20,y-170)} ${at(x+18,y+20)}H${n(x-12)}Z`;return turned(group(path(blade,shadowColour)+stroke(`M${at(x,y+20)}V${n(y+205)}`,
shadowColour,22),'opacity=".2" transform="translate(7 9)"')+path(blade,light(steel,.35),`stroke="${dark(steel,.2)}" stroke-width="2"`)+stroke(`M${at(x,y+30)}V${n(
y+200)}`,dark(steel,.14),21)+stroke(`M${at(x-5,y+30)}V${n(y+195)}`,"#ffffff",4,'opacity=".6"'),turn,x,y)}function chopsticks(x,y,turn){const stick2=dx=>stroke(`\
M${at(x+dx+8,y-260)}L${at(x+dx+8,y+270)}`,shadowColour,13,'opacity=".2"')+stroke(`M${at(x+dx,y-270)}L${at(x+dx,y+260)}`,"#6b3422",13)+stroke(`M${at(x+dx-3,y-265)}\
L${at(x+dx-3,y+255)}`,"#b26a45",4)+stroke(`M${at(x+dx,y+150)}V${n(y+200)}`,"#d9a441",13);return turned(stick2(-17)+stick2(17),turn,x,y)}var table={white:"#fbf3e2",ivory:"#f7ecd0",snow:"#fdf8ee",creamy:"#f6e6c4",blond:"#ecd08f",black:"#33272a",brown:"#8a5030",browned:"#b3702f",bronze:"#a5682f",tan:"\
#cfa06a",beige:"#e2c896",sandy:"#d9b67c",golden:"#e0a04a",gold:"#e6ac44",caramelized:"#9a5626",toasted:"#cf9147",charred:"#6b3c24",amber:"#c9772b",copper:"#b565\
2f",rust:"#b5522a",mahogany:"#6e3320",chestnut:"#7d452a",chocolate:"#54301f",yellow:"#f2c446",straw:"#eed58c",lemon:"#f2d95c",orange:"#ea8630",coral:"#f0836a",salmon:"\
#f08a64",peach:"#f3b184",red:"#cc3b2a",brick:"#b2422b",ruby:"#a5203a",crimson:"#b3213a",scarlet:"#d6321f",rosy:"#d98a80",rose:"#dd8d93",pink:"#ec9a93",magenta:"\
#b32f6c",maroon:"#6d2230",burgundy:"#702338",purple:"#75406c",violet:"#6f4a8a",lavender:"#a890bd",blue:"#5a6fb0",green:"#6d9c40",olive:"#83873d",emerald:"#3f8a4\
a",jade:"#6aa47a",gray:"#a39a90",grey:"#a39a90",silver:"#b3b2ae",silvery:"#b3b2ae",clear:"#f2e4c0"};var deeper=/^(?:dark|deep|deeply|nearly|very|rich)$/;var paler=/^(?:pale|light|soft|milky|whitish)$/;
var names=Object.keys(table).join("|");var spoken=new RegExp(`(?<![a-z])(?:((?:dark|deep|deeply|nearly|rich|pale|light|soft|milky)[- ])?((?:${names})(?:-(?:${names}\
|dark))*)(?:ish)?)(?![a-z])`,"g");function coloursIn(words){const found=[...words.matchAll(spoken)];const seen=found.length>1?found.filter(([,,name])=>name!=="c\
lear"):found;return seen.map(([,degree="",name=""])=>{const base=name.split("-").flatMap(each=>table[each]??[]).reduce((sum,each)=>mix(sum,each,.5));const said=degree.
trim().replace("-","");return deeper.test(said)?dark(base,.3):paler.test(said)?light(base,.38):base})}var withoutShades=words=>words.replace(new RegExp(`(?<![a-\
z])[a-z]+-(?=(?:${names}|colou?red)(?![a-z]))`,"g"),"");var withoutColours=words=>words.replace(spoken," ").replace(/\s+/g," ").trim();var above="from above";var side="from the side";var dough=(title,words)=>{if(/brownie|chocolate (?:cake|muffin|cupcake|cookie|torte|loaf)|double chocolate|cocoa|devil|fudge|rocky road/.
test(title))return"dark chocolate cake";if(/red velvet/.test(title))return"dark red cake";if(/gingerbread|ginger|molasses|pumpkin|carrot|spice/.test(title))return"\
brown cake";if(/granola|oat|flapjack|muesli/.test(words))return"golden oat cake";if(/cocoa/.test(words)&&!/chip/.test(title))return"dark brown cake";if(/lemon|vanilla|sugar cookie|shortbread|angel|butter/.
test(title))return"pale golden cake";if(/matcha|pistachio/.test(title))return"green cake";return"golden cake"};var iced=(title,words)=>/cheesecake|icebox/.test(
title)?"ivory cake":dough(title,words);var blended=(title,words)=>{if(/chocolate|cocoa|mocha/.test(title))return"brown drink";if(/green|spinach|kale|matcha|avocado/.
test(title))return"pale green drink";return/milk|yog|cream|banana|oat/.test(words)&&!/mango|berr|peach|orange/.test(words)?"ivory drink":void 0};var pastry="gol\
den crust";var endsIn=flavors=>new RegExp(`(?<![a-z])(?:${flavors}) (?:chicken|beef|pork|turkey|salmon|cod|shrimp|scallops?|tofu|cauliflower|tempeh|seitan|mushr\
ooms|chickpeas|white beans)(?: breasts| thighs| chops| bites)?$`);var kindsByTitle=[[/(?<![a-z])jollof/,"skillet",above,"fried rice","red rice"],[/(?<![a-z])(?:pakora|bhaji|rangoon|cheese wontons)/,
"plate",above,"fritters","golden fritters"],[/(?<![a-z])(?:samosa|empanada)/,"plate",above,"turnovers",pastry],[/(?<![a-z])(?:pierogi|pelmeni)/,"plate",above,"d\
umplings","pale dumplings"],[/(?<![a-z])onigiri/,"plate",above,"rice balls","white rice"],[/(?<![a-z])summer rolls?/,"platter",above,"rolls in wrappers","transl\
ucent rice paper rolls"],[/(?<![a-z])(?:doughnut|donut|beignet|churro)/,"wire rack",above,"doughnuts",dough],[/(?<![a-z])bagels$/,"basket",above,"bagels",dough],
[/(?<![a-z])pretzels?$/,"basket",above,"pretzels","brown pretzels"],[/(?<![a-z])macarons?/,"plate",above,"sandwich cookies",dough],[/(?<![a-z])(?:meringues|pavlova)/,
"platter",above,"meringue","white meringue"],[/(?<![a-z])(?:cream puff|choux|profiterole|[eé]clair)/,"platter",above,"cream puffs","golden puffs"],[/(?<![a-z])strudel/,
"board",above,"pastries",pastry],[/(?<![a-z])(?:cr[eè]me br[uû]l[eé]e|crema catalana)/,"ramekin",above,"burnt custard","amber custard"],[/(?<![a-z])(?:flan\b|cr[eè]me caramel)/,
"plate",side,"custard","yellow custard"],[/(?<![a-z])(?:sorbet|ice cream$)/,"bowl",above,"ice cream",blended],[/(?<![a-z])(?:parfait|mousse|panna cotta|(?<!bread |rice )pudding|chia|trifle)/,
"tall glass",side,"layered in a glass",blended],[/(?<![a-z])(?:lemonade|juice|cooler|iced)/,"tall glass",side,"cold drink",blended],[/(?<![a-z])hot ?dogs?\b/,"p\
late",above,"hot dog","golden buns"],[/(?<![a-z])(?:cinnamon|sweet) (?:rolls?|buns?)\b/,"baking dish",above,"rolls","golden spiral rolls"],[/(?<![a-z])(?:dinner|bread) rolls?\b/,
"basket",above,"rolls","golden rolls"],[/(?<![a-z])(?:naan(?! (?:wrap|pizza|flatbread))|focaccia)/,"board",above,"flatbread","golden bread"],[/(?<![a-z])french toast/,
"plate",above,"french toast","golden toast"],[/(?<![a-z])scones?$/,"plate",above,"scones",dough],[/(?<![a-z])(?:crumble|crisp(?= with| for|$)|cobbler)/,"baking \
dish",above,"crumble","golden crumble"],[/^(?!.* and ).*(?<![a-z])meatballs?$/,"plate",above,"meatballs","brown meatballs"],[/(?<![a-z])(?:fried rice|paella|jambalaya|pilaf|biryani)/,
"skillet",above,"fried rice"],[/(?<![a-z])mash(?:ed potatoe?s)?$/,"bowl",above,"mash","ivory mash"],[/(?<![a-z])(?:iced tea|mojito|sangria|limeade|eton mess)/,"\
tall glass",side,"cold drink",blended],[/(?<![a-z])(?:doughnut|beignet|macaron|meringues|cream puff|choux|profiterole|[eé]clair|lamington|bagels)/,"tray",above,
"cookies",dough],[/(?<![a-z])strudel/,"board",above,"loaf cake",dough],[/(?<![a-z])(?:cr[eè]me br[uû]l[eé]e|crema catalana)/,"bowl",above,"porridge"],[/(?<![a-z])kaiserschmarrn/,
"plate",above,"pancakes","golden pancakes"],[/(?<![a-z])(?:mug cake|hot chocolate|cocoa\b(?! )|latte|chai|cappuccino|tea\b)/,"mug",side,"hot drink"],[/(?<![a-z])(?:ice pop|popsicle|ice lolly|paleta)/,
"tray",above,"ice pops",blended],[/(?<![a-z])(?:smoothie bowl|a[cç]a[ií] bowl|kheer|sticky rice)/,"bowl",above,"porridge"],[/(?<![a-z])(?:baklava|tiramis[uù])/,
"board",above,"bars",dough],[/(?<![a-z])(?:pavlova|flan\b|cr[eè]me caramel|toffee pudding|steamed pudding)/,"cake stand",side,"layer cake",iced],[/(?<![a-z])(?:poached (?:plum|pear|peach|apricot|quince)|mapo|wat\b)/,
"bowl",above,"stew"],[/(?<![a-z])(?:p[aã]o de queijo|churro|onigiri|summer rolls?|pierogi|samosa|pakora|bhaji|egg rolls|rangoon|cheese wontons)/,"plate",above,
"fritters"],[/(?<![a-z])(?:pretzel)/,"tray",above,"cookies",dough],[/(?<![a-z])(?:borscht?\b|bouillabaisse|cioppino|pozole|matzo ball)/,"bowl",above,"soup"],[/(?<![a-z])(?:gumbo|pot roast|osso buco|étouffée|and (?:gluten-free )?dumplings|red beans and rice|aloo gobi|aloo matar|gobi masala|creamed (?:spinach|kale|chard|collard)|refried|kimchi jjigae)/,
"bowl",above,"stew"],[/(?<![a-z])(?:biscuits and|eggs on toast)/,"board",above,"toast"],[/(?<![a-z])(?:boiled|jammy) eggs/,"plate",above,"boiled eggs"],[/(?<![a-z])(?:fried|poached|sunny-side-up|over-(?:easy|medium|hard)) eggs/,
"skillet",above,"fried eggs"],[/(?<![a-z])arepas/,"board",above,"sandwich"],[/(?<![a-z])(?:tamales|arancini|suppl[iì])/,"plate",above,"fritters"],[/(?<![a-z])coronation chicken/,
"bowl",above,"salad"],[/(?<![a-z])fried (?:chicken|tofu|turkey|cauliflower|oyster mushrooms)/,"sheet pan",above,"roasted vegetables"],[/(?<![a-z])rösti/,"plate",
above,"pancakes","golden pancakes"],[/(?<![a-z])(?:reuben|rachel|cheesesteak|calzone|patty melt|monte cristo|french dip)/,"board",above,"sandwich"],[/(?<![a-z])(?:empanada|pelmeni|sushi(?! bowl)|tempura|patatas bravas)/,
"plate",above,"fritters"],[/(?<![a-z])okonomiyaki/,"plate",above,"pancakes","golden pancakes"],[/(?<![a-z])eggs (?:benedict|florentine|royale)/,"board",above,"t\
oast"],[/(?<![a-z])(?:souffl[eé]|stuffing\b|tamale pie|cassoulet)/,"baking dish",above,"casserole"],[/(?<![a-z])carnitas/,"board",above,"tacos"],[/(?<![a-z])(?:birria(?! taco)|rendang|feijoada|moqueca)/,
"bowl",above,"stew"],[/(?<![a-z])chimichanga/,"board",above,"sandwich"],[/(?<![a-z])potato skins/,"baking dish",above,"stuffed vegetables"],[/(?<![a-z])(?:fish|cod|haddock|halibut|tofu|halloumi) and chips/,
"sheet pan",above,"roasted vegetables"],[/(?<![a-z])wings\b/,"sheet pan",above,"roasted vegetables"],[/(?<![a-z])(?:pork|beef|short|spare|back)[- ](?:short )?ribs\b/,
"baking dish",above,"roast"],[/(?<![a-z])steak bites/,"skillet",above,"stew"],[/(?<![a-z])(?:spaghetti|linguine|fettuccine|penne|rigatoni|pasta|zucchini noodles) and (?:[a-z]+ )*(?:meat)?balls/,
"plate",above,"long pasta"],[endsIn("teriyaki|honey (?:garlic|soy)|maple garlic|sticky (?:garlic|soy)|sesame|orange|general tso's|mongolian|sweet and sour|maple\
-glazed"),"plate",above,"stir-fry"],[endsIn("tuscan|marry me|creamy|creamy (?:garlic|mushroom|lemon)|garlic (?:parmesan|butter)|lemon|lemon (?:butter|pepper)"),
"skillet",above,"stew"],[/(?:piccata|marsala| in (?:mushroom )?pan sauce)$/,"skillet",above,"stew"],[/(?<![a-z])fondue/,"bowl",above,"dip"],[/(?<![a-z])wellington/,
"board",above,"loaf cake",dough],[/(?<![a-z])cabbage rolls/,"baking dish",above,"stuffed vegetables"],[/(?<![a-z])(?:b[aá]nh m[iì])/,"board",above,"sandwich"],
[/(?<![a-z])(?:sm[oø]rrebr[oø]d)/,"board",above,"toast"],[/(?<![a-z])(?:jollof|chilaquiles)/,"skillet",above,"stew"],[/(?<![a-z])(?:labneh)/,"bowl",above,"dip"],
[/(?<![a-z])(?:smoothie|shakes?\b|lassi|lemonade|juice|parfait|mousse|panna cotta|(?<!bread |rice )pudding|chia|trifle|tiramisu|frappe|cooler|iced|sorbet|ice cream|milk\b$)/,
"tall glass",side,"smoothie",blended],[/(?<![a-z])(?:hot ?dogs?\b|bratwurst)/,"board",above,"sandwich"],[/(?<![a-z])(?:loaf cake|pound cake)/,"board",above,"loa\
f cake",dough],[/(?<![a-z])(?:rocky road|tiffin|refrigerator cake)/,"board",above,"bars",dough],[/(?<![a-z])(?:mud pie|chocolate pie|fudge pie)/,"cake stand",side,
"layer cake",iced],[/(?<![a-z])toad in the hole/,"baking dish",above,"casserole"],[/(?<![a-z])(?:bubble and squeak|dirty rice)/,"skillet",above,"stew"],[/(?<![a-z])garlic bread/,
"board",above,"toast"],[/(?<![a-z])(?:(?:cinnamon|dinner|sweet|bread) rolls?\b|(?:sticky|morning|cinnamon|cardamom) buns?\b)/,"muffin tin",above,"muffins",dough],
[/(?<![a-z])naan(?! (?:wrap|pizza|flatbread))/,"plate",above,"quesadilla","golden tortillas"],[/(?<![a-z])(?:[a-z]*burger|slider|sloppy joe)/,"board",side,"burg\
er"],[/(?<![a-z])(?:burrito bowl|poke|grain bowl|buddha|power bowl|nourish|quinoa bowl|rice bowl|bibimbap|donburi)/,"bowl",above,"bowl in sections"],[/(?<![a-z])(?:soup|chowder|bisque|gazpacho|minestrone|broth|ramen|pho\b|laksa)/,
"bowl",above,"soup"],[/(?<![a-z])(?:taco(?!.*(?:salad|soup|bowl)))/,"board",above,"tacos"],[/(?<![a-z])(?:burrito|wraps?\b|sandwich|panini|club|grilled cheese|sub\b|gyro|shawarma|hoagie|toastie|\bblt\b|pita pocket)/,
"board",above,"sandwich"],[/(?<![a-z])(?:quesadilla|scallion pancake|spanakopita)/,"plate",above,"quesadilla","golden tortillas"],[/(?<![a-z])(?:pizza|flatbread)/,
"board",above,"pizza",pastry],[/(?<![a-z])(?:french toast|waffle)/,"plate",above,"waffles","golden waffles"],[/(?<![a-z])(?:toasts?\b|bruschetta|crostini|tartine|bagel)/,
"board",above,"toast"],[/(?<![a-z])(?:kebab|kabob|skewer|satay|souvlaki|yakitori)/,"board",above,"skewers"],[/(?<![a-z])(?:pancake|cr[eê]pe|blini|flapjack)/,"p\
late",above,"pancakes","golden pancakes"],[/(?<![a-z])(?:muffin|cupcake|popover)/,"muffin tin",above,"muffins",dough],[/(?<![a-z])(?:cookie|biscuit|macaroon|shortbread|scone|snickerdoodle|granola(?! bar)|meringues?$)/,
"tray",above,"cookies",dough],[/(?<![a-z])(?:brownie|blondie|\bbars?\b|fudge|bark|squares|slice\b)/,"board",above,"bars",dough],[/(?<![a-z])(?:energy|bites|balls|truffle|meatball|falafel|fritter|croquette|nugget|dumpling|gyoza|arancini|crab cake|fish cake)/,
"plate",above,"fritters"],[/(?<![a-z])(?:cheesecake|layer cake|torte|gateau|cake(?!s\b))/,"cake stand",side,"layer cake",iced],[/(?<![a-z])(?:banana bread|loaf|focaccia|[a-z]*bread\b|brioche|soda bread|cornbread|challah|pound)/,
"board",above,"loaf cake",dough],[/(?<![a-z])(?:shepherd|cottage pie|lasagn|casserole|gratin|moussaka|mac(?:aroni)? and cheese|mac & cheese|crumble|crisp(?= with| for|$)|cobbler|baked (?:oat|ziti|pasta|penne|beans)|enchilada|bake\b|strata|parmigiana|scalloped|bread pudding|tray ?bake|clafoutis)/,
"baking dish",above,"casserole"],[/crustless/,"skillet",above,"omelette","yellow eggs"],[/(?<![a-z])(?:\bpie\b|\btarts?\b|tarte|quiche|galette|pot pie)/,"pie di\
sh",above,"pie",pastry],[/(?<![a-z])(?:stuffed (?!chicken|pork))/,"baking dish",above,"stuffed vegetables"],[/(?<![a-z])(?:salad|slaw|fattoush|tabbouleh|caprese)/,
"bowl",above,"salad"],[/(?<![a-z])(?:risotto|orzotto)/,"bowl",above,"risotto"],[/(?<![a-z])(?:shakshuka|eggs in purgatory|huevos)/,"skillet",above,"eggs in sauc\
e"],[/(?<![a-z])(?:frittata|tortilla espa|spanish tortilla)/,"skillet",above,"omelette","yellow eggs"],[/(?<![a-z])(?:omelet|egg cup)/,"plate",above,"omelette",
"yellow eggs"],[/(?<![a-z])(?:oat|porridge|polenta|grits|congee|mash|rice pudding|yogh?urt bowl|cereal|muesli)/,"bowl",above,"porridge"],[/(?<![a-z])(?:hummus|baba ganoush|guacamole|\bdip\b|salsa|spread|pesto$|tzatziki|relish|jam\b|compote|sauce$)/,
"bowl",above,"dip"],[/(?<![a-z])(?:fried rice|paella|jambalaya|pilaf|skillet|hash|one[- ]pan|biryani|scramble|fajita|cacciatore)/,"skillet",above,"stew"],[/(?<![a-z])(?:pasta|spaghetti|linguine|fettuccine|penne|rigatoni|carbonara|bolognese|alfredo|gnocchi|tagliatelle|macaroni|orecchiette|ravioli|tortellini)/,
"plate",above,"long pasta"],[/(?<![a-z])(?:noodle|lo mein|chow mein|pad thai|udon|soba|yakisoba|japchae)/,"bowl",above,"noodles"],[/(?<![a-z])(?:stir[- ]?fry|teriyaki|kung pao|sweet and sour|general tso|bulgogi|\bwok)/,
"plate",above,"stir-fry"],[/(?<![a-z])(?:curry|masala|korma|vindaloo|\bdal\b|daal|chana|stew|chili\b|chilli\b|goulash|tagine|gumbo|ragu|stroganoff|bourguignon|braise|adobo|rogan|saag|palak|butter chicken)/,
"bowl",above,"stew"],[/(?<![a-z])(?:sheet[- ]pan|roasted (?!chicken|beef|pork|lamb|turkey|duck|tomato soup)|fries|wedges|chips\b|wings|crispy (?:potato|chickpea|kale|cauliflower))/,
"sheet pan",above,"roasted vegetables"],[/(?<![a-z])(?:roast|whole chicken|pot roast|leg of|brisket|glazed ham|pulled|prime rib)/,"baking dish",above,"roast"]];var polar=(place,angle,reach)=>({x:place.x+Math.cos(angle)*reach,y:place.y+Math.sin(angle)*reach});var to=point=>at(point.x,point.y);var anyTurn=rng=>rng.between(
0,Math.PI*2);var leaf=(rng,place,size,colour)=>{const turn=anyTurn(rng);const tip=polar(place,turn,size);const base=polar(place,turn+Math.PI,size);const left=polar(
place,turn+1.45,size*rng.between(.75,.95));const right=polar(place,turn-1.45,size*rng.between(.75,.95));const outline=`M${to(base)}Q${to(left)} ${to(tip)}Q${to(
right)} ${to(base)}Z`;return shadow(outline,3,5)+path(outline,colour)+path(`M${to(base)}Q${to(right)} ${to(tip)}Z`,dark(colour,.22))+stroke(`M${to(base)}L${to(polar(
place,turn,size*.8))}`,light(colour,.4),Math.max(1.5,size*.07))};var herb=(rng,place,size,colour)=>{const turn=anyTurn(rng);return[0,2.1,4.2].map(step=>leafAt(polar(
place,turn+step,size*.5),turn+step,size*.62,mix(colour,dark(colour,.3),rng.next()))).join("")};var leafAt=(place,turn,size,colour)=>{const tip=polar(place,turn,
size);const base=polar(place,turn+Math.PI,size);const outline=`M${to(base)}Q${to(polar(place,turn+1.3,size))} ${to(tip)}Q${to(polar(place,turn-1.3,size))} ${to(
base)}Z`;return path(outline,colour)};var frill=(rng,place,size,colour)=>{const turn=anyTurn(rng);const tone=mix(colour,rng.likely(.5)?light(colour,.45):dark(colour,
.3),rng.between(0,.8));const outline=blob(rng,place,size,size*rng.between(.55,.72),{corners:11,wobble:.18,turn});const tip=polar(place,turn,size*.85);const base=polar(
place,turn+Math.PI,size*.9);const ribs=[-.2,.35].map(along=>{const from=polar(place,turn,size*along);return`M${to(from)}L${to(polar(from,turn+.8,size*.38))}M${to(
from)}L${to(polar(from,turn-.8,size*.38))}`}).join("");return circle(place.x+5,place.y+9,size*.72,shadowColour,'opacity=".2"')+path(outline,tone)+stroke(`M${to(
base)}L${to(tip)}${ribs}`,light(tone,.42),Math.max(2,size*.055),'opacity=".8"')};var ball=(rng,place,size,colour)=>{const tone=mix(colour,dark(colour,.2),rng.next()*
.5);return circle(place.x+size*.18,place.y+size*.28,size,shadowColour,'opacity=".22"')+circle(place.x,place.y,size,dark(tone,.18))+circle(place.x-size*.1,place.
y-size*.12,size*.84,tone)+circle(place.x-size*.34,place.y-size*.38,size*.24,light(tone,.65),'opacity=".85"')};var bean=(rng,place,size,colour)=>{const turn=anyTurn(
rng);const from=polar(place,turn,size*.55);const end=polar(place,turn+Math.PI,size*.55);const bend=polar(place,turn+Math.PI/2,size*.4);const line=`M${to(from)}Q${to(
bend)} ${to(end)}`;const tone=mix(colour,light(colour,.2),rng.next());return stroke(line,shadowColour,size*.9,'opacity=".22" transform="translate(3 5)"')+stroke(
line,dark(tone,.2),size*.9)+stroke(line,tone,size*.7)+stroke(`M${at(from.x-2,from.y-3)}q2 -2 4 -1`,light(tone,.6),size*.16)};var chunk=(rng,place,size,colour)=>{
if(size<20)return smallChunk(rng,place,size,colour);const turn=anyTurn(rng);const tone=mix(colour,rng.likely(.5)?light(colour,.2):dark(colour,.16),rng.next());const outline=blob(
rng,place,size,size*rng.between(.68,.86),{corners:7,wobble:.14,turn});const top=blob(rng,{x:place.x-size*.1,y:place.y-size*.14},size*.74,size*.56,{corners:7,wobble:.12,
turn});return shadow(outline)+path(outline,dark(tone,.22))+path(top,tone)+glint(place,size,light(tone,.45))};var smallChunk=(rng,place,size,colour)=>path(blob(rng,
place,size,size*.8,{corners:5,wobble:.16,turn:anyTurn(rng)}),colour,`stroke="${dark(colour,.4)}" stroke-width="3"`)+stroke(`M${at(place.x-size*.3,place.y-size*.25)}\
h${n(size*.35)}`,light(colour,.4),3.5,'opacity=".8"');var seared=(rng,place,size,colour)=>{const turn=anyTurn(rng);const outline=blob(rng,place,size,size*rng.between(
.62,.8),{corners:7,wobble:.15,turn});const top=blob(rng,{x:place.x-size*.08,y:place.y-size*.1},size*.78,size*.56,{corners:7,wobble:.12,turn});const marks=[-.3,.05,
.4].map(along=>{const middle=polar(place,turn,size*along);return`M${to(polar(middle,turn+1.9,size*.36))}L${to(polar(middle,turn-1.2,size*.36))}`}).join("");return shadow(
outline)+path(outline,dark(colour,.38))+path(top,colour)+stroke(marks,dark(colour,.45),Math.max(2.5,size*.11),'opacity=".7"')+glint(place,size,light(colour,.5))};
var glint=(place,size,colour)=>stroke(`M${at(place.x-size*.42,place.y-size*.22)}q${n(size*.16)} ${n(-size*.22)} ${n(size*.42)} ${n(-size*.2)}`,colour,Math.max(2,
size*.12),'opacity=".8"');var cube=(rng,place,size,colour)=>{const turn=rng.between(-.7,.7);const corner2=(cx,cy)=>at(place.x+(cx*Math.cos(turn)-cy*Math.sin(turn))*
size,place.y+(cx*Math.sin(turn)+cy*Math.cos(turn))*size);const top=`M${corner2(-.7,-.75)}L${corner2(.7,-.7)}L${corner2(.72,.55)}L${corner2(-.7,.5)}Z`;const side2=`\
M${corner2(-.7,.5)}L${corner2(.72,.55)}L${corner2(.68,.88)}L${corner2(-.66,.84)}Z`;const joined=`stroke="${dark(colour,.12)}" stroke-width="3" stroke-linejoin="\
round"`;return shadow(`${top}${side2}`,4,7)+path(side2,dark(colour,.25),joined)+path(top,mix(colour,light(colour,.35),rng.next()),joined)+stroke(`M${corner2(-.5,
-.5)}L${corner2(.2,-.48)}`,light(colour,.6),size*.1,'opacity=".7"')};var strip=(rng,place,size,colour)=>{const turn=anyTurn(rng);const from=polar(place,turn,size);
const end=polar(place,turn+Math.PI,size);const bend=polar(place,turn+Math.PI/2,size*rng.between(.3,.9));const line=`M${to(from)}Q${to(bend)} ${to(end)}`;const width=size*
.36;const tone=mix(colour,dark(colour,.2),rng.next()*.7);return stroke(line,shadowColour,width,'opacity=".22" transform="translate(3 6)"')+stroke(line,dark(tone,
.22),width)+stroke(line,tone,width*.68)+stroke(line,light(tone,.45),width*.16,'opacity=".7" transform="translate(-1 -2)"')};var spear=(rng,place,size,colour)=>{
const turn=rng.between(-.5,.5)+(rng.likely(.5)?.4:-.6);const tip=polar(place,turn,size*1.3);const base=polar(place,turn+Math.PI,size*1.3);const line=`M${to(base)}\
L${to(tip)}`;const scales=[.95,.7,.45].map(along=>`M${to(polar(polar(place,turn,size*1.3*along),turn+2.3,size*.12))}L${to(polar(place,turn,size*1.3*along))}`).join(
"");return stroke(line,shadowColour,size*.3,'opacity=".22" transform="translate(3 6)"')+stroke(line,colour,size*.28)+stroke(`M${to(base)}L${to(place)}`,light(colour,
.25),size*.1,'transform="translate(-2 -2)"')+stroke(`M${to(polar(place,turn,size))}L${to(tip)}`,dark(colour,.3),size*.34)+stroke(scales,light(colour,.3),2.5)};var floret=(rng,place,size,colour)=>{
const turn=anyTurn(rng);const stem=polar(place,turn,size*.85);const heads=Array.from({length:7},(_,i)=>polar(place,turn+1.2+i/7*Math.PI*2,i===0?0:size*.46));const pale3=light(
colour,.5);return circle(place.x+4,place.y+7,size*.8,shadowColour,'opacity=".2"')+stroke(`M${to(place)}L${to(stem)}`,pale3,size*.42)+heads.map((head,i)=>circle(
head.x,head.y,size*.42,i%2?dark(colour,.22):dark(colour,.1))).join("")+dashes(heads.flatMap(head=>Array.from({length:4},()=>({x:head.x+rng.between(-1,1)*size*.28,
y:head.y-size*.06+rng.between(-1,1)*size*.26,dx:.1,dy:0}))),light(colour,.22),size*.17)};var shrimp=(rng,place,size,colour)=>{const turn=anyTurn(rng);const arc2=Array.
from({length:8},(_,i)=>polar(place,turn+i*.58,size*(.72-i*.015)));const bodyParts=arc2.map((point,i)=>circle(point.x,point.y,size*(.4-i*.032),i%2?colour:light(colour,
.35)));const last=arc2.at(-1)??place;const shade=arc2.map((point,i)=>circle(point.x+4,point.y+7,size*(.4-i*.032),shadowColour,'opacity=".1"'));const tail=leafAt(
polar(last,turn+5.2,size*.22),turn+5.6,size*.34,dark(colour,.2));return shade.join("")+tail+bodyParts.join("")};var nut=(rng,place,size,colour)=>{const turn=anyTurn(
rng);const tip=polar(place,turn,size);const base=polar(place,turn+Math.PI,size*.7);const outline=`M${to(tip)}Q${to(polar(place,turn+1.3,size))} ${to(base)}Q${to(
polar(place,turn-1.3,size))} ${to(tip)}Z`;return shadow(outline,3,5)+path(outline,colour,`stroke="${dark(colour,.25)}" stroke-width="2"`)+stroke(`M${to(polar(place,
turn,size*.6))}L${to(polar(place,turn+Math.PI,size*.35))}`,light(colour,.45),size*.13)};var ringlet=(rng,place,size,colour)=>circle(place.x+2,place.y+3,size,"no\
ne",`stroke="${shadowColour}" stroke-width="${n(size*.5)}" opacity=".2"`)+circle(place.x,place.y,size,mix(colour,"#f4f7d8",.6),`stroke="${mix(colour,light(colour,
.4),rng.next())}" stroke-width="${n(size*.55)}"`);var hoop=(_,place,size,colour)=>circle(place.x+3,place.y+5,size,"none",`stroke="${shadowColour}" stroke-width=\
"${n(size*.62)}" opacity=".2"`)+circle(place.x,place.y,size*.9,"none",`stroke="${dark(colour,.15)}" stroke-width="${n(size*.66)}"`)+circle(place.x-1,place.y-1,size*
.9,"none",`stroke="${colour}" stroke-width="${n(size*.4)}"`);var shred=(rng,place,size,colour)=>{const turn=anyTurn(rng);const line=`M${to(polar(place,turn,size))}\
Q${to(polar(place,turn+1.57,size*rng.between(-.6,.6)))} ${to(polar(place,turn+Math.PI,size))}`;const tone=mix(colour,light(colour,.4),rng.next());return stroke(
line,dark(colour,.4),size*.34,'opacity=".35" transform="translate(1.5 3)"')+stroke(line,tone,size*.34)};var below=(place,size)=>circle(place.x+size*.12,place.y+size*.2,size,shadowColour,'opacity=".2"');var spokes=(place,from,to2,count,turn)=>Array.from({length:count},
(_,i)=>{const angle=turn+i/count*Math.PI*2;const cos=Math.cos(angle);const sin=Math.sin(angle);return`M${at(place.x+cos*from,place.y+sin*from)}L${at(place.x+cos*
to2,place.y+sin*to2)}`}).join("");var skinned=(flesh,seeds)=>(rng,place,size,skin)=>below(place,size)+circle(place.x,place.y,size,dark(skin,.1))+circle(place.x,
place.y,size*.87,flesh)+circle(place.x,place.y,size*.55,mix(flesh,skin,.14))+(seeds?stroke(spokes(place,size*.3,size*.44,8,rng.next()),seeds,size*.09):"")+stroke(
`M${at(place.x-size*.5,place.y-size*.45)}q${n(size*.2)} ${n(-size*.2)} ${n(size*.45)} ${n(-size*.2)}`,"#ffffff",size*.09,'opacity=".6"');var citrus=(rng,place,size,colour)=>below(
place,size)+circle(place.x,place.y,size,dark(colour,.06))+circle(place.x,place.y,size*.88,light(colour,.75))+circle(place.x,place.y,size*.78,mix(colour,light(colour,
.5),.35))+stroke(spokes(place,0,size*.78,8,rng.next()),light(colour,.8),size*.08)+circle(place.x,place.y,size*.12,light(colour,.8));var tomato=(rng,place,size,colour)=>{
const turn=rng.next();const pockets=Array.from({length:5},(_,i)=>{const angle=turn+i/5*Math.PI*2+.6;return{x:place.x+Math.cos(angle)*size*.52,y:place.y+Math.sin(
angle)*size*.52}});return below(place,size)+circle(place.x,place.y,size,dark(colour,.12))+circle(place.x,place.y,size*.9,light(colour,.16))+pockets.map(pocket=>circle(
pocket.x,pocket.y,size*.24,mix(colour,"#f08a3c",.45))).join("")+dashes(pockets.flatMap(({x,y})=>[-.1,.1].map(off=>({x:x+size*off,y:y+size*off*.5,dx:.1,dy:.1}))),
"#fbe3a2",size*.11)+stroke(`M${at(place.x-size*.62,place.y-size*.42)}q${n(size*.2)} ${n(-size*.25)} ${n(size*.5)} ${n(-size*.28)}`,"#ffffff",size*.1,'opacity=".\
5"')};var halved=(rng,place,size,colour)=>{const outline=blob(rng,place,size,size*.86,{corners:8,wobble:.05,turn:rng.between(0,6)});return shadow(outline,3,6)+path(
outline,dark(colour,.1))+circle(place.x,place.y,size*.72,light(colour,.18))+ellipse(place.x,place.y,size*.3,size*.42,mix(light(colour,.5),"#f6b05a",.3))+circle(
place.x-size*.4,place.y-size*.42,size*.15,"#ffffff",'opacity=".7"')};var coin=(rng,place,size,colour)=>below(place,size)+circle(place.x,place.y,size,dark(colour,
.2))+circle(place.x-size*.04,place.y-size*.06,size*.9,colour)+circle(place.x,place.y,size*.48,light(colour,.22))+dashes(Array.from({length:6},()=>({x:place.x+rng.
between(-.6,.6)*size,y:place.y+rng.between(-.6,.6)*size,dx:.1,dy:.1})),dark(colour,.22),size*.1,'opacity=".6"')+stroke(`M${at(place.x-size*.6,place.y-size*.35)}\
q${n(size*.15)} ${n(-size*.25)} ${n(size*.45)} ${n(-size*.3)}`,light(colour,.6),size*.1,'opacity=".7"');var mushroom=(rng,place,size,colour)=>{const{x,y}=place;
const s=size;const cap=`M${at(x-s,y+s*.12)}C${at(x-s,y-s*.95)} ${at(x+s,y-s*.95)} ${at(x+s,y+s*.12)}Q${at(x+s*.72,y+s*.36)} ${at(x+s*.3,y+s*.16)}L${at(x+s*.27,y+
s*.72)}Q${at(x,y+s*.95)} ${at(x-s*.27,y+s*.72)}L${at(x-s*.3,y+s*.16)}Q${at(x-s*.72,y+s*.36)} ${at(x-s,y+s*.12)}Z`;const inside=`M${at(x-s*.78,y+s*.02)}C${at(x-s*
.7,y-s*.66)} ${at(x+s*.7,y-s*.66)} ${at(x+s*.78,y+s*.02)}Q${at(x+s*.4,y+s*.12)} ${at(x+s*.16,y)}L${at(x+s*.15,y+s*.66)}L${at(x-s*.15,y+s*.66)}L${at(x-s*.16,y)}Q${at(
x-s*.4,y+s*.12)} ${at(x-s*.78,y+s*.02)}Z`;const gills=`M${at(x-s*.72,y+s*.06)}Q${at(x-s*.45,y+s*.2)} ${at(x-s*.2,y+s*.04)}M${at(x+s*.72,y+s*.06)}Q${at(x+s*.45,y+
s*.2)} ${at(x+s*.2,y+s*.04)}`;return turned(shadow(cap,3,6)+path(cap,dark(colour,.35))+path(inside,light(colour,.52))+stroke(gills,dark(colour,.42),s*.09),rng.between(
-180,180),x,y)};var egg=(rng,{x,y},size)=>{const turn=rng.between(0,180);return turned(ellipse(x+4,y+7,size,size*.8,shadowColour,'opacity=".22"')+ellipse(x,y,size,
size*.8,"#e9ddc8")+ellipse(x-1,y-2,size*.95,size*.75,"#fffaf0")+circle(x+size*.1,y,size*.45,"#e38a12")+circle(x+size*.08,y-1,size*.38,"#f6b428")+circle(x-size*.03,
y-size*.13,size*.1,"#fff3c4"),turn,x,y)};var friedEgg=(rng,place,size)=>{const outline=blob(rng,place,size,size*.88,{corners:11,wobble:.14,turn:rng.next()*6});const yolk={
x:place.x+rng.between(-.1,.1)*size,y:place.y+rng.between(-.1,.1)*size};return shadow(outline,4,7,.25)+path(outline,"#fffaf0",'stroke="#d8a765" stroke-width="4"')+
circle(yolk.x+3,yolk.y+5,size*.4,"#c9a06a",'opacity=".4"')+circle(yolk.x,yolk.y,size*.39,"#ee9a10")+circle(yolk.x-1,yolk.y-2,size*.34,"#fbb92c")+ellipse(yolk.x-
size*.12,yolk.y-size*.14,size*.12,size*.08,"#fff3c4")};var strawberry=(rng,{x,y},size,colour)=>{const s=size;const outline=`M${at(x,y+s)}C${at(x-s*1.2,y+s*.2)} ${at(
x-s*.95,y-s*.85)} ${at(x,y-s*.62)}C${at(x+s*.95,y-s*.85)} ${at(x+s*1.2,y+s*.2)} ${at(x,y+s)}Z`;const seeds=[[-.35,-.25],[.05,-.3],[.4,-.2],[-.2,.1],[.22,.12],[0,
.45]];const crown2=`M${at(x-s*.55,y-s*.72)}L${at(x,y-s*.5)}L${at(x+s*.55,y-s*.72)}M${at(x-s*.25,y-s*.95)}L${at(x,y-s*.5)}L${at(x+s*.28,y-s*.92)}`;return turned(
shadow(outline,3,6)+path(outline,colour)+path(`M${at(x,y+s)}C${at(x+s*.5,y+s*.3)} ${at(x+s*.6,y-s*.4)} ${at(x,y-s*.62)}C${at(x+s*.95,y-s*.85)} ${at(x+s*1.2,y+s*
.2)} ${at(x,y+s)}Z`,dark(colour,.16))+dashes(seeds.map(([dx,dy])=>({x:x+dx*s,y:y+dy*s,dx:.1,dy:s*.08})),"#fbdf9d",s*.09)+stroke(crown2,"#4f8a3a",s*.2),rng.between(
-70,70),x,y)};var beads=(rng,{x,y},size,colour)=>{const turn=rng.next()*6;const spots2=Array.from({length:10},(_,i)=>({x:x+Math.cos(turn+i*2.4)*size*.26*Math.sqrt(
i),y:y+Math.sin(turn+i*2.4)*size*.26*Math.sqrt(i)}));return circle(x+3,y+6,size*.95,shadowColour,'opacity=".22"')+circle(x,y,size*.9,dark(colour,.35))+dashes(spots2.
map(spot=>({...spot,dx:.1,dy:.1})),colour,size*.42)+dashes(spots2.map(spot=>({x:spot.x-size*.06,y:spot.y-size*.08,dx:.1,dy:.1})),light(colour,.45),size*.14)};var blueberry=(_,{
x,y},size,colour)=>circle(x+size*.15,y+size*.28,size,shadowColour,'opacity=".25"')+circle(x,y,size,dark(colour,.2))+circle(x-size*.1,y-size*.12,size*.82,light(colour,
.1))+circle(x+size*.1,y+size*.05,size*.28,dark(colour,.5))+circle(x-size*.4,y-size*.4,size*.16,"#ffffff",'opacity=".6"');var crescent=(rng,{x,y},size,colour)=>{
const s=size;const outer=`M${at(x-s,y)}Q${at(x,y-s*1.35)} ${at(x+s,y)}Q${at(x,y-s*.35)} ${at(x-s,y)}Z`;return turned(shadow(outer,3,6)+path(outer,mix(colour,light(
colour,.7),.75))+stroke(`M${at(x-s,y)}Q${at(x,y-s*1.35)} ${at(x+s,y)}`,colour,s*.16)+stroke(`M${at(x-s*.5,y-s*.3)}Q${at(x,y-s*.62)} ${at(x+s*.5,y-s*.3)}`,mix(colour,
light(colour,.6),.5),s*.1),rng.between(-180,180),x,y)};var wedge=(rng,{x,y},size,colour)=>{const s=size;const skin=`M${at(x-s,y)}Q${at(x,y+s*1.1)} ${at(x+s,y)}Q${at(
x,y-s*.24)} ${at(x-s,y)}Z`;const flesh=`M${at(x-s*.86,y+s*.02)}Q${at(x,y+s*.8)} ${at(x+s*.86,y+s*.02)}Q${at(x,y-s*.16)} ${at(x-s*.86,y+s*.02)}Z`;return turned(shadow(
skin,3,6)+path(skin,dark(colour,.1))+path(flesh,light(colour,.42))+stroke(`M${at(x-s*.4,y+s*.06)}L${at(x-s*.26,y+s*.3)}M${at(x,y+s*.02)}V${n(y+s*.38)}M${at(x+s*
.4,y+s*.06)}L${at(x+s*.26,y+s*.3)}`,light(colour,.8),s*.07),rng.between(-180,180),x,y)};var fillet=(rng,place,size,colour)=>{const turn=rng.between(-.5,.2);const outline=blob(rng,place,size*1.5,size*.62,{corners:10,wobble:.06,turn});const top=blob(
rng,{x:place.x-3,y:place.y-6},size*1.38,size*.5,{corners:10,wobble:.05,turn});const cos=Math.cos(turn);const sin=Math.sin(turn);const flakes=[-.95,-.6,-.25,.1,.45,
.8].map(along=>{const x=place.x+along*size*cos;const y=place.y+along*size*sin;return`M${at(x+sin*size*.36,y-cos*size*.36)}Q${at(x+cos*size*.3,y+sin*size*.3)} ${at(
x-sin*size*.36,y+cos*size*.36)}`}).join("");return shadow(outline,6,11,.28)+path(outline,dark(colour,.3))+path(top,colour)+stroke(flakes,light(colour,.5),size*.05,
'opacity=".9"')+stroke(`M${at(place.x-size*cos,place.y-size*sin-size*.24)}q${at(size*.6,-size*.16)} ${at(size*1.2,size*.3*sin)}`,light(colour,.7),size*.06,'opac\
ity=".6"')};var crumb=(rng,place,size,colour)=>path(blob(rng,{x:place.x+2,y:place.y+3},size,size*.8,{corners:6,wobble:.2}),dark(colour,.55),'opacity=".3"')+path(
blob(rng,place,size,size*.8,{corners:6,wobble:.22,turn:rng.next()*6}),mix(colour,dark(colour,.25),rng.next()*.8))+dashes([{x:place.x-size*.25,y:place.y-size*.25,
dx:size*.2,dy:0}],light(colour,.4),size*.26,'opacity=".7"');var seed=(rng,place,size,colour)=>dashes([{...place,dx:rng.between(-size,size),dy:rng.between(-size,
size)}],mix(colour,dark(colour,.2),rng.next()),size*1.3);var byShape={leaf,herb,frill,ball,bean,chunk,seared,cube,strip,spear,floret,shrimp,nut,ringlet,hoop,shred,
cucumber:skinned("#e6efc6","#c6d69a"),zucchini:skinned("#f1eec0","#d3d08f"),radish:skinned("#fff6f2",null),eggplant:skinned("#e9dcb9","#a98a5c"),citrus,tomato,halved,
coin,mushroom,egg,strawberry,beads,blueberry,crescent,wedge,fillet,crumb,seed};var isPiece=look=>byShape[look.shape]!==void 0;var drawPiece=(rng,look,place,scale=1)=>byShape[look.
shape]?.(rng,place,look.size*scale*rng.between(.88,1.12),look.colour)??"";var piecesFor=look=>{if(look.shape==="fillet")return 2;if(look.shape==="seed")return 70;
if(look.shape==="shred")return 42;if(look.shape==="crumb")return 46;if(look.shape==="citrus"||look.shape==="wedge")return 3;if(look.shape==="egg")return 4;return Math.
round(Math.min(26,Math.max(5,340/look.size)))};var rows=[["basil","leaf","#4a9440",30],["mint","leaf","#58a657",24],["sage","leaf","#8aa37f",24],["bay lea(?:f|ve)","leaf","#6f8a4c",28],["parsley|cilantro|cor\
iander lea(?:f|ve)|fresh coriander|chervil|mixed herb|herb","herb","#4f9a3c",17],["dill|fennel frond","herb","#6ba353",15],["thyme|oregano|marjoram|rosemary|tar\
ragon","herb","#6d8f50",12],["chive|scallion|spring onion|green onion","ringlet","#66a846",8],["spinach|chard|watercress","frill","#3f8440",48],["kale|collard",
"frill","#3c7247",52],["arugula|rocket","frill","#56963f",40],["lettuce|romaine|salad green|mixed green|salad lea(?:f|ve)|baby green|endive|mesclun","frill","#7\
9b04a",60],["bok choy|pak choi","frill","#69a45a",50],["cherry tomato|grape tomato","halved","#d93a2b",25],["sun-dried tomato","strip","#a82f1f",22],["tomato","\
tomato","#d8402c",36],["tomato paste|tomato puree|crushed tomato|canned tomato|diced tomato|passata|marinara|tomato sauce|pizza sauce|enchilada sauce|ketchup","\
tint","#c8401f",0],["cucumber","cucumber","#4d8a45",32],["pickle|gherkin|cornichon","cucumber","#7d9440",22],["zucchini|courgette","zucchini","#4f8a3e",32],["ra\
dish","radish","#d5436c",24],["eggplant|aubergine","eggplant","#5a3560",38],["carrot","coin","#ec8327",24],["parsnip|turnip|swede|daikon","coin","#ead9ac",25],[
"beetroot|beet","coin","#97254f",30],["sweet potato|yam","seared","#e58236",36],["potato|potatoes","seared","#e7bf68",36],["butternut|pumpkin|squash","seared","\
#ee9c33",36],["bell pepper|red pepper|capsicum|roasted pepper|pepper strip","strip","#d8442f",34],["green pepper|poblano","strip","#5f9b3b",34],["yellow pepper|\
banana pepper","strip","#f0bb32",34],["jalapeno|green chili|serrano","hoop","#5d9a38",14],["red chili|chili pepper|chilli|fresh chili|chile","hoop","#d3361f",13],
["broccoli|broccolini","floret","#5a9441",42],["cauliflower","floret","#efe3c2",42],["asparagus","spear","#6ca043",50],["green bean|snap pea|snow pea|haricot|ma\
nge","spear","#5f9f42",40],["brussels sprout","ball","#7fa84a",26],["edamame","ball","#98bf57",15],["pea|green pea|frozen pea","ball","#7ab648",12],["corn|sweet\
corn","ball","#f5c53d",10],["red onion","strip","#a4527f",26],["onion|shallot","strip","#eed9a8",24],["leek","hoop","#a9c46c",20],["celery","crescent","#9fbf62",
20],["fennel","crescent","#d9e2b4",30],["cabbage|coleslaw|slaw|sauerkraut","shred","#b9d284",34],["red cabbage|radicchio","shred","#84386c",34],["bean sprout","\
shred","#f1e8cf",30],["kimchi","shred","#d8562f",30],["mushroom|shiitake|portobello|cremini|champignon|porcini","mushroom","#b98d63",30],["artichoke","crescent",
"#a6ac6d",32],["avocado|guacamole","crescent","#7f9f3a",36],["olive","hoop","#43384a",15],["green olive","hoop","#8f993f",15],["caper","ball","#77823f",8],["okr\
a","cucumber","#6c9a45",18],["seaweed|nori","strip","#2f4a38",24],["bamboo shoot|water chestnut","coin","#efe2bd",20],["lemon","citrus","#f4cf3a",34],["lime","c\
itrus","#9cc43c",30],["orange|clementine|mandarin|tangerine","citrus","#f39a2b",36],["grapefruit","citrus","#ec7663",40],["lemon juice|lime juice|orange juice|l\
emon zest|lime zest|orange zest","tint","#f1dc7c",0],["strawberr(?:y|ie)","strawberry","#dc2f3e",30],["raspberr(?:y|ie)","beads","#d23b5e",19],["blackberr(?:y|i\
e)","beads","#46294f",19],["blueberr(?:y|ie)","blueberry","#4a5fa0",14],["mixed berr(?:y|ie)|berr(?:y|ie)","beads","#b52e57",19],["cranberr(?:y|ie)|currant|pome\
granate|lingonberr(?:y|ie)","ball","#b3213a",10],["cherr(?:y|ie)","ball","#a31b33",19],["grape","ball","#7b4a86",18],["banana|plantain","coin","#f6dd97",28],["a\
pple","crescent","#c9402f",36],["pear","crescent","#c3c158",36],["peach|nectarine|apricot","crescent","#f08a4b",36],["plum|fig","crescent","#7b3558",32],["mango\
|papaya","cube","#f7ab2f",28],["pineapple","cube","#f6cf4c",28],["melon|cantaloupe","cube","#f4a869",28],["watermelon","cube","#e4505a",32],["kiwi","zucchini","\
#8db83f",28],["raisin|sultana|date|prune","bean","#5d3122",13],["coconut|desiccated coconut|shredded coconut|coconut flake","shred","#fbf5e6",15],["rhubarb","st\
rip","#d25c6c",28],["chicken|turkey","seared","#dfa25c",42],["duck|goose","seared","#b5713f",42],["beef|steak|chuck|sirloin|brisket|venison","seared","#8f4a2e",
42],["lamb|mutton|goat","seared","#94523a",42],["pork|tenderloin","seared","#cf9461",42],["ham","cube","#e69a92",22],["bacon|pancetta|prosciutto|lardon|guancial\
e","strip","#b14a38",28],["sausage|chorizo|kielbasa|bratwurst|hot dog","coin","#a94f35",30],["pepperoni|salami","coin","#b93a2b",32],["ground beef|minced beef|b\
eef mince|ground lamb|ground meat|mince","crumb","#7f4229",9],["ground turkey|ground chicken|ground pork|turkey mince","crumb","#b47a4b",9],["meatball|patt(?:y|\
ie)|falafel","seared","#8d5231",40],["salmon|trout|char","fillet","#f08a64",84],["cod|halibut|haddock|tilapia|white fish|sea bass|snapper|pollock|fish|sole|hake\
|mahi","fillet","#f2dfc0",84],["tuna","chunk","#d9a58c",28],["anchov(?:y|ie)|sardine","strip","#8c8478",20],["shrimp|prawn|crayfish|langoustine","shrimp","#f28a\
63",34],["scallop","coin","#f3dfb8",30],["crab|lobster","chunk","#ec7a55",30],["mussel|clam|oyster","nut","#3e3f55",32],["squid|calamari|octopus","hoop","#f0d6c\
6",22],["egg","egg","#f6b428",40],["tofu|paneer|halloumi|tempeh","cube","#f3dfae",30],["seitan","seared","#b07b4a",36],["chickpea|garbanzo","ball","#e3ba69",14],
["black bean","bean","#3b2c33",14],["kidney bean|red bean|adzuki","bean","#8c2a2a",16],["pinto bean|baked bean|borlotti","bean","#b0724f",15],["white bean|canne\
llini|navy bean|butter bean|lima bean|bean","bean","#efe0b8",16],["lentil","grain","#9a7041",0],["red lentil|split pea|dal","grain","#e2973c",0],["almond|hazeln\
ut|brazil nut","nut","#b06f3a",17],["walnut|pecan","chunk","#9a6436",19],["cashew|macadamia|peanut","bean","#ecca8b",14],["pistachio","nut","#8ba850",14],["pine\
 nut|nut","nut","#d6a65b",12],["sesame","seed","#f7e6bd",4],["poppy seed|chia|nigella|black sesame","seed","#33303a",3],["pumpkin seed|sunflower seed|pepita|see\
d","nut","#7f9a55",11],["flax|linseed","seed","#8a5a33",4],["chili flake|red pepper flake|paprika|aleppo","seed","#c33a1e",3],["za'?atar|dukkah","seed","#6c6a34",
3],["feta|goat cheese|queso fresco|blue cheese|gorgonzola|cotija","crumb","#fffaf0",13],["mozzarella|burrata|bocconcini","coin","#fff8ea",32],["parmesan|pecorin\
o|grana|gruyere","shred","#f8e6ac",15],["cheddar|monterey jack|gouda|cheese|mexican blend|american cheese","shred","#f6b63e",17],["cream|heavy cream|double crea\
m|sour cream|creme fraiche|yogurt|yoghurt|cream cheese|mascarpone|ricotta|bechamel|alfredo|buttermilk|milk|half-and-half","tint","#fbefd6",0],["spaghetti|lingui\
ne|fettuccine|tagliatelle|pappardelle|angel hair|vermicelli|bucatini","noodle","#efcd80",15],["ramen|egg noodle|lo mein|udon|noodle|chow mein","noodle","#f0d392",
13],["rice noodle|pad thai noodle|glass noodle","noodle","#f5e9d0",15],["soba","noodle","#b9926a",12],["penne|rigatoni|ziti|macaroni|elbow|fusilli|farfalle|roti\
ni|shell|orecchiette|cavatappi|pasta|gnocchi|tortellini|ravioli","pasta","#f0cd7d",30],["orzo","grain","#f0d28a",0],["lasagn[ae]","tint","#f0cd7d",0],["rice|bas\
mati|jasmine rice|arborio|sushi rice|risotto","grain","#faf0da",0],["brown rice|wild rice","grain","#cfa873",0],["quinoa","grain","#e5cd97",0],["couscous|bulgur\
|millet","grain","#ecce8c",0],["farro|barley|freekeh|buckwheat|spelt","grain","#c99c62",0],["oat|oats|oatmeal|muesli|granola","grain","#e3c592",0],["polenta|gri\
ts|cornmeal","tint","#f4cd62",0],["crouton|bread cube","cube","#d99f52",20],["breadcrumb|panko|streusel|graham cracker","crumb","#d29a51",7],["pita|naan|flatbre\
ad|tortilla chip|cracker","crescent","#dba458",34],["coconut milk|coconut cream","tint","#fbf2dc",0],["pesto","tint","#7b9a3a",0],["soy sauce|tamari|teriyaki|ho\
isin|oyster sauce|balsamic","tint","#5b2d16",0],["curry powder|turmeric|saffron|yellow curry|korma","tint","#e3a326",0],["red curry|tikka|masala|harissa|gochuja\
ng|sriracha|chipotle|salsa|chili powder|paprika powder|buffalo","tint","#cf5a26",0],["green curry|salsa verde|tomatillo|matcha","tint","#9bb552",0],["stock|brot\
h|bouillon","tint","#d9a24e",0],["miso|tahini|peanut butter|almond butter|hummus","tint","#d7ae70",0],["maple syrup|honey|caramel|golden syrup|dulce","tint","#c\
9772b",0],["red wine","tint","#7a2a35",0],["beer|stout","tint","#7b4a22",0],["cocoa|dark chocolate|chocolate|brownie|espresso|coffee|nutella","tint","#4e2a1a",0],
["chocolate chip|chocolate chunk|cacao nib","chunk","#4a2617",13],["white chocolate|marshmallow","cube","#fff5e2",17],["cinnamon|gingersnap|speculoos","tint","#\
a8652f",0],["peppermint candy|sprinkle","seed","#e0527a",5]];var served=[["powdered sugar|icing sugar|confectioners sugar","seed","#fffaf2",4],["sugar|salt|flak\
y salt|coarse salt","seed","#fffdf6",4],["flour","seed","#f7efe0",4],["black pepper|pepper|peppercorn|nutmeg","seed","#4a382c",3],["spice|cumin|cumin seed|fenug\
reek|caraway|cayenne|sumac|vanilla","seed","#8a5a2c",3],["ice|ice cube|crushed ice","cube","#eef6f6",30],["star anise|whole clove|cinnamon stick|cardamom","nut",
"#7a4a2a",18],["candied peel|candied ginger|marzipan|candle|candie|gummy|candy|sprinkle","bean","#e8804f",14],["marshmallow","cube","#fff8ec",26],["butter|melte\
d butter|ghee","tint","#f8d978",0],["oil|olive oil|chili oil","tint","#d3b23c",0],["ketchup","tint","#b52c1c",0],["mustard","tint","#d9a62c",0],["mayonnaise|may\
o|aioli|tartar sauce|ranch","tint","#fbf0d3",0],["gravy","tint","#855128",0],["soy|wasabi","tint","#5b2d16",0],["custard|pudding|flan","tint","#f4d688",0],["syr\
up|jam|jelly","tint","#a8482c",0],["applesauce|mash|puree","tint","#edd08c",0],["dressing|vinaigrette","tint","#d8b565",0],["frosting|icing|whipped cream|mering\
ue|glaze","tint","#fff4e2",0],["lemonade","tint","#f5e08a",0],["tea","tint","#b9672c",0],["sauce","tint","#a8552c",0],["bread|toast|bun|roll|loaf|baguette|brioc\
he|ciabatta|bagel|focaccia|crust|pastry|puff pastry|phyllo|biscuit|cookie|cracker|wafer|cake|sponge|dough|waffle|pancake|crepe|doughnut|pretzel|pie","tint","#d9\
a155",0],["tortilla|wrapper|wonton|lavash","tint","#ecd3a0",0],["rye|rye bread|pumpernickel|whole-wheat bread|whole-grain bread","tint","#8a5a38",0],["dumpling|\
gyoza|matzo ball","ball","#f0dfb8",40],["garlic|ginger","nut","#f1e0b4",14],["provolone|swiss cheese|swis|brie|camembert","tint","#f7dd96",0],["cold cut|deli me\
at|mortadella|pastrami|corned beef","strip","#c9706a",36],["liver|kidney|giblet","seared","#7a4638",36],["ribs","seared","#7d3f24",46],["meat","seared","#8f4f30",
38],["omelet|omelette|scrambled egg|egg ribbon","strip","#f5c955",34],["greens|sprout|microgreen|fern|nopal|cress","frill","#4f8a3c",36],["chile|pepper|pepperon\
cini|banana pepper|pimiento","strip","#cf4026",28],["jackfruit|lychee|longan|guava|passion fruit|fruit","chunk","#f3b74a",24],["vegetable","coin","#e08a3c",22],
["popcorn","ball","#fff3d6",16],["tapioca|boba","ball","#4a2a1c",14],["plantain","coin","#e0a33c",30],["hominy","ball","#f4e8c9",15],["caviar|roe","ball","#e862\
2c",7]];var longestFirst=words=>words.split(/\|(?![^(]*\))/).sort((a,b)=>b.length-a.length).join("|");var patternsOf=table2=>table2.map(([words,shape,colour,size])=>({
pattern:new RegExp(`(?<![a-z])(?:${longestFirst(words)})(?:e?s)?(?![a-z])`,"g"),shape,colour,size}));var ingredients=patternsOf(rows);var onDishes=[...patternsOf(
served),...ingredients];function lookOf(item){const text=item.toLowerCase().replace(/\(.*?\)/g," ").split(",")[0]??"";return hidden.test(text)?null:best(text,ingredients)}
var foodIn=text=>best(text,onDishes);function best(text,patterns){let found=null;let reach=0;for(const{pattern,shape,colour,size}of patterns){pattern.lastIndex=
0;for(let match=pattern.exec(text);match;match=pattern.exec(text)){const end=match.index+match[0].length;const score=end+match[0].length*2;if(score>reach){reach=
score;found={shape,colour,size,word:match[0]}}}}return found}var hidden=/(?<![a-z])(?:oil|oils|vinegar|extract|flour|starch|powdered|bouillon|garlic powder|onion powder|black pepper|white pepper|peppercorns?|ground pepper|cayenne|cooking spray|baking (?:powder|soda)|yeast|sugar|salt|water|ground coriander|coriander seeds?|ground ginger|mustard seeds?|celery seeds?|cumin|gelatin|fish sauce|juice of|mayonnaise|mustard|worcestershire|ghee|pizza dough)(?![a-z])|(?<!peanut |almond |cashew |nut )butter(?!milk|nut| bean| lettuce)/;function guessLooks(recipe){const title=recipe.title.toLowerCase();const seen=recipe.ingredients.flatMap(({item})=>{const look=lookOf(item);return look?[{item:item.
toLowerCase().replace(/\(.*?\)/g," ").split(",")[0]??"",look}]:[]});const standing2=({word})=>{const at2=title.indexOf(word.split(" ").at(-1)?.slice(0,5)??word);
return at2<0?title.length:at2};const inOrder=seen.toSorted((a,b)=>standing2(a.look)-standing2(b.look));const[itself=title]=title.split(/ with /);const kind2=byWords(
itself,recipe)??byWords(title,recipe)??byContent(recipe,inOrder.map(({look})=>look));const{lead,...looks}=kind2;const ownName=[itself.split(/ and /)[0]??itself,
itself].find(name=>foodIn(name)!==null||coloursIn(name).length>0);const first=lead??ownName??inOrder.find(({look})=>isPiece(look))?.item??inOrder[0]?.item??itself;
if(looks.form==="soup"&&isSmooth(title,recipe))return{...looks,parts:smoothSoup(first,inOrder)};return{...looks,parts:[first,...inOrder.map(({item})=>item)]}}var isSmooth=(title,{
instructions=[]})=>!/chowder|minestrone|chunky|tortilla|noodle/.test(title)&&/puree|blend|smooth|cream of|creamy|velvet|bisque|gazpacho|(?:tomato|squash|carrot|pumpkin) soup/.
test(`${title} ${instructions.join(" ").toLowerCase()}`);function smoothSoup(otherwise,seen){const body=seen.find(({look})=>isPiece(look)&&!strewn.includes(look.
shape));const cream=seen.some(({item})=>/cream|yog|milk|crème/.test(item));return[body?`${body.item} soup`:otherwise,...cream?["swirl of cream"]:[],...seen.filter(
({look})=>strewn.includes(look.shape)).map(({item})=>item)]}var strewn=["herb","leaf","ringlet","seed","nut","cube"];var kind=(vessel,view,form,lead)=>({vessel,
view,form,lead});function byWords(title,recipe){const known=kindsByTitle.find(([words])=>words.test(title));if(!known)return null;const[,vessel,view,form,lead]=known;
const own=typeof lead==="function"?lead(title,wordsOf(recipe)):lead;if(form==="long pasta"||form==="salad")return pastaKind(title,recipe,kind(vessel,view,form,own));
if(form==="soup"&&/ramen|pho\b|laksa|noodle/.test(title))return kind(vessel,view,"noodle soup",own);return kind(vessel,view,form,own)}function pastaKind(title,{
ingredients:ingredients2},otherwise){const shapes2=ingredients2.map(({item})=>lookOf(item)?.shape);const isSalad=otherwise.form==="salad";if(isSalad&&!/pasta salad|macaroni salad|orzo salad/.
test(title))return otherwise;return shapes2.includes("pasta")&&!shapes2.includes("noodle")?kind(isSalad?"bowl":"plate","from above","short pasta"):otherwise}var wordsOf=({
title,ingredients:ingredients2})=>[title,...ingredients2.map(({item})=>item)].join(" | ").toLowerCase();function byContent(recipe,foods){const{category}=recipe;
const words=wordsOf(recipe);const has8=shape=>foods.some(food=>food.shape===shape);if(has8("noodle"))return kind("plate","from above","long pasta");if(has8("pas\
ta"))return kind("plate","from above","short pasta");if(category==="dessert")return/flour/.test(words)?kind("cake stand","from the side","layer cake"):kind("tal\
l glass","from the side","layered in a glass");if(category==="snack")return kind("plate","from above","fritters");if(has8("fillet"))return kind("plate","from ab\
ove","fish fillet");if(/\bchops?\b/.test(words))return kind("plate","from above","chops");if(/steak|tenderloin/.test(words))return kind("plate","from above","st\
eak");if(/breast|\bfillet|cutlet|schnitzel/.test(words))return kind("plate","from above","cutlet");if(/thigh/.test(words))return kind("plate","from above","piec\
es of poultry");if(category==="breakfast")return has8("egg")?kind("plate","from above","omelette"):kind("bowl","from above","porridge");if(has8("grain"))return category===
"lunch"?kind("bowl","from above","bowl in sections"):kind("plate","from above","stir-fry");return foods.filter(isPiece).length>=2?kind("plate","from above",stillLife):
kind("bowl","from above","stew")}var stillLife="roasted vegetables";var cuts=[{words:/(?:cubes?|dice|diced|squares|croutons)$|^(?:diced|cubed)(?![a-z])/,shape:"cube",size:26,keeps:["seared"]},{words:/(?:strips?|batons|sticks|ribbons|matchsticks|slivers|julienne)$/,
shape:"strip",size:32,keeps:["shred"]},{words:/(?:threads?|shreds|shavings|curls|strands)$|^(?:shredded|grated|shaved)/,shape:"shred",size:22},{words:/(?:crumbs?|crumbles|bits|crumbled|crumble)$|^(?:crumbled|minced|finely chopped|ground)/,
shape:"crumb",size:10,keeps:["herb","ringlet","seed"]},{words:/(?:flakes|flecks|specks|sprinkles|dust)$/,shape:"crumb",size:7,keeps:["seed","shred","nut"]},{words:/seeds?$/,
shape:"seed",size:4,keeps:["ball","nut"]},{words:/(?:rings?|hoops)$/,shape:"hoop",size:24},{words:/florets?$/,shape:"floret",size:42},{words:/leaves$/,shape:"le\
af",size:28,keeps:["frill","herb","shred"]},{words:/sprigs?$/,shape:"herb",size:18},{words:/wedges?$/,shape:"wedge",size:36,keeps:["frill","egg"]},{words:/(?:rounds?|coins|discs|slices?|halves)$/,
shape:"coin",size:30,keeps:["cucumber","zucchini","radish","eggplant","citrus","tomato","halved","mushroom","egg","crescent","seared","strawberry","hoop","nut",
"strip","fillet","beads","blueberry","shrimp","frill","ball"]},{words:/(?:balls?|pearls|cherries|berries|grapes|olives|peas)$/,shape:"ball",size:18,keeps:["bead\
s","blueberry","strawberry","hoop","seared"]},{words:/(?:nuts|beans)$/,shape:"bean",size:15,keeps:["nut","chunk","spear","ball"]},{words:/(?:chunks?|pieces|bites|cloves|lumps|joints|clusters|nuggets)$/,
shape:"chunk",size:36,keeps:["seared","floret","fillet","shrimp","cube","coin","mushroom","strip","hoop","tomato","frill","crescent","citrus"]}];var flowing=/(?<![a-z])(?:sauce|gravy|broth|soup|glaze|dressing|cream|custard|syrup|oil|butter|milk|yogh?urt|juices?|icing|frosting|mayonnaise|mayo|mustard|ketchup|jam|jelly|caramel|honey|pesto|salsa|hummus|pur[eé]e|mousse|vinaigrette|drizzle|swirl|marinade|ganache|batter|water|coffee|tea|drink|lemonade|wine|beer|liquid|liquor|brine|dip|aioli|guacamole|chutney|relish|compote|meringue|foam|bisque|chowder|borscht|molasses|cheese sauce|tahini|buttercream|fudge|gloss|paste|masala|curry|stew|smoothie|b[eé]chamel|crema|labneh|ricotta|tapenade|hollandaise)$/;
var unknown="#d9a05a";function shaped(look,colour,said,words,flows){if(flows)return{shape:"tint",colour,size:0,word:words};const cut2=cuts.find(each=>each.words.
test(words));const isGround=look!==null&&["noodle","pasta","grain"].includes(look.shape);if(cut2&&!isGround&&!(look&&(look.shape===cut2.shape||cut2.keeps?.includes(
look.shape))))return{shape:cut2.shape,colour,size:cut2.size,word:look?.word??words};if(look)return{...look,colour};return said?{shape:"tint",colour,size:0,word:words}:
null}function readPart(text){const raw=text.toLowerCase().trim();const words=raw.replace(/^(?:small |large |little )?(?:mound|heap|pool|bowl|dish|cup|thread|layers?|pile|pat|dollop|drops?|sprinkling|glass|swirl|spoonful|bed|dusting|ring|slices?) of /,
"");const bare=words.replace(/ (?:in|on|with|under|over|around|at|beside|between|showing|of) .*$/,"").replace(/ (?:coated|dipped|covered|topped|filled|stuffed|tossed|rolled|dusted|folded|cut)$/,
"");const plain=withoutShades(bare);const named=foodIn(plain);const rest=named?bare.replace(named.word," "):bare;const colours=coloursIn(rest);const food=colours.
length>0?foodIn(withoutColours(plain))??named:named;const shades=colours.length>0?colours.map(each2=>food?mix(each2,food.colour,.25):each2):[];const colour=shades[0]??
food?.colour??unknown;const flows=flowing.test(bare);const each=one=>shaped(food,one,colours.length>0,bare,flows);const first=each(colour);const second=/ and /.
test(bare)&&shades[1]?each(shades[1]):null;return{raw,words,colour,flows,looks:[first,second].filter(look=>look!==null)}}function hash(text){let value=2166136261;for(let i=0;i<text.length;i++)value=Math.imul(value^text.charCodeAt(i),16777619);return value>>>0}function chance(seed2){
let state=hash(seed2);const next=()=>{state=state+1831565813|0;let t=Math.imul(state^state>>>15,state|1);t^=t+Math.imul(t^t>>>7,t|61);return((t^t>>>14)>>>0)/4294967296};
return{next,between:(low,high)=>low+next()*(high-low),whole:(low,high)=>low+Math.floor(next()*(high-low+1)),pick:list=>list[Math.floor(next()*list.length)]??list[0],
likely:share=>next()<share}}function readDish(recipe,seed2){const looks=recipe.looks??guessLooks(recipe);const parts=looks.parts.map(readPart);const lead=parts[0]??readPart(looks.form);const foods=unique(
parts.flatMap(part=>part.looks));const leading=new Set(lead.looks.map(({shape,colour})=>`${shape}${colour}`));const pieces=foods.filter(isPiece);const sauce2=parts.
filter(({flows})=>flows).map(({colour})=>colour);return{rng:chance(`${seed2}
${recipe.title}`),looks,parts,lead,body:lead.colour,words:looks.parts.join(" | ").toLowerCase(),foods,pieces,extras:pieces.filter(({shape,colour,word})=>!leading.
has(`${shape}${colour}`)&&!lead.looks.some(look=>look.shape===shape&&look.word===word)),tint:sauce2[0]??blend(foods)??mix(lead.colour,"#c98f4e",.5),main:[...pieces.
map(({colour})=>colour),lead.colour].find(colour=>!pale(colour))??lead.colour}}function unique(looks){const seen=new Set;return looks.filter(({shape,colour})=>{
const key=`${shape}${colour}`;if(seen.has(key))return false;seen.add(key);return true})}function blend(foods){const[first,...rest]=foods.filter(({shape})=>shape===
"tint").map(({colour})=>colour);if(!first)return null;return rest.slice(0,3).reduce((sum,colour,i)=>mix(sum,colour,pale(colour)?.28:.42/(i+1)),first)}function pale(colour){
const value=Number.parseInt(colour.slice(1),16);return(value>>16)+(value>>8&255)+(value&255)>600}var disc=(x,y,rx,ry=rx)=>rng=>{const angle=rng.between(0,Math.PI*2);const reach=Math.sqrt(rng.next());return{x:x+Math.cos(angle)*reach*rx,y:y+Math.sin(angle)*reach*
ry}};var ring=(x,y,inner2,outer)=>rng=>{const angle=rng.between(0,Math.PI*2);const reach=Math.sqrt(rng.between((inner2/outer)**2,1))*outer;return{x:x+Math.cos(angle)*
reach,y:y+Math.sin(angle)*reach}};var rectangle=(x,y,width,height)=>rng=>({x:rng.between(x,x+width),y:rng.between(y,y+height)});function scatter(rng,count,region,taken=[]){
const placed=[];for(let i=0;i<count;i++){let best2=null;let room2=-1;for(let attempt=0;attempt<9;attempt++){const candidate=region(rng);let nearest=Number.POSITIVE_INFINITY;
for(const other of placed)nearest=Math.min(nearest,squaredDistance(candidate,other));for(const other of taken)nearest=Math.min(nearest,squaredDistance(candidate,
other)*1.2**2);if(nearest>room2){room2=nearest;best2=candidate}}if(best2)placed.push(best2)}return placed}var squaredDistance=(a,b)=>(a.x-b.x)**2+(a.y-b.y)**2;var X=600;function burger(dish){const{rng}=dish;const has8=words=>words.test(dish.words);const of=words=>dish.parts.find(part=>words.test(part.words));const bun2=mix(
"#d8913f",of(/bun|roll|brioche|biscuit/)?.colour??"#d8913f",.4);const patty2=of(/patt|burger|chicken|beef|fish|shrimp|meat|pork|salmon|crab|portobello|turkey|bean|slab|cutlet/)?.
colour??"#6d3c22";const top=`M${X-262} 372C${X-270} 160 ${X-120} 112 ${X} 112C${X+120} 112 ${X+270} 160 ${X+262} 372Q${X} 408 ${X-262} 372Z`;const bottom=`M${X-
256} 664H${X+256}Q${X+262} 764 ${X+180} 768H${X-180}Q${X-262} 764 ${X-256} 664Z`;const seeds=scatter(rng,24,disc(X,236,190,84)).map(({x,y})=>`M${at(x,y)}l${n(rng.
between(-8,8))} 6`).join("");const green=dish.foods.find(({shape})=>shape==="frill"||shape==="shred");const leaves=green?Array.from({length:11},(_,i)=>frill(rng,
{x:X-262+i*52,y:408+rng.between(-8,8)},50,green.colour)).join(""):"";const cheese2=has8(/chees|cheddar|gouda|provolone/)?path(`M${X-286} 520H${X+286}L${X+236} 5\
40L${X+150} 606L${X+70} 540L${X-30} 552L${X-120} 618L${X-200} 546Z`,of(/chees|cheddar|gouda|provolone/)?.colour??"#f6b53a")+stroke(`M${X-280} 522H${X+280}`,"#ff\
e3a0",6):"";const tomatoes=has8(/tomato/)?[-170,0,170].map(dx=>box(X+dx-104,452,208,38,17,"#d6452e")+stroke(`M${X+dx-84} 462h150`,"#f08a6a",6)).join(""):"";const onions=has8(
/onion/)?[-130,40,190].map(dx=>box(X+dx-80,486,160,19,9,"#f1dff0")+stroke(`M${X+dx-66} 492h120`,"#a4527f",4)).join(""):"";const pickles=has8(/pickle|gherkin/)?[
-190,-60,80,200].map(dx=>box(X+dx-46,492,92,22,10,"#86a23f")).join(""):"";const bits=scatter(rng,46,rectangle(X-262,546,524,96)).map(({x,y})=>`M${at(x,y)}l${rng.
whole(-9,9)} ${rng.whole(-6,6)}`).join("");const avocado=has8(/avocado|guacamole/)?box(X-240,500,480,26,12,"#a9bf5a"):"";let level=540;const stacked=[{layer:cheese2,
top:520,adds:14},{layer:avocado,top:500,adds:24},{layer:pickles,top:492,adds:20},{layer:onions,top:486,adds:18},{layer:tomatoes,top:452,adds:36}].filter(({layer:layer2})=>layer2!==
"").map(({layer:layer2,top:own,adds})=>{level-=adds;return group(layer2,`transform="translate(0 ${n(level-own)})"`)}).join("");const lid2=level-(leaves?448:400);
return box(X-380,766,780,46,22,shadowColour,'opacity=".3"')+box(X-400,760,800,40,20,"#8d5a36")+box(X-400,756,800,24,12,"#b27d4e")+path(bottom,dark(bun2,.18))+path(
`M${X-256} 664H${X+256}Q${X+258} 700 ${X+246} 716H${X-246}Q${X-258} 700 ${X-256} 664Z`,light(bun2,.2))+path(`M${X-262} 650Q${X-200} 690 ${X-130} 662T${X} 664T${X+
130} 664T${X+262} 650V640H${X-262}Z`,dish.parts.find(({flows,words})=>flows&&!/chees|burger/.test(words))?.colour??"#f3d9a0")+path(blob(rng,{x:X,y:596},280,62,{
corners:18,wobble:.035}),dark(patty2,.35))+path(blob(rng,{x:X-3,y:590},272,52,{corners:18,wobble:.04}),patty2)+stroke(bits,light(patty2,.3),8,'opacity=".5"')+stacked+
`<g transform="translate(0 ${n(lid2)})">`+leaves+stroke(`M${X-258} 380Q${X} 420 ${X+258} 380`,shadowColour,22,'opacity=".25"')+path(top,dark(bun2,.2))+path(top,
bun2,'transform="translate(-4 -8)"')+path(`M${X-226} 290C${X-210} 176 ${X-100} 142 ${X-20} 138C${X-110} 176 ${X-170} 240 ${X-176} 330Q${X-210} 330 ${X-226} 290Z`,
light(bun2,.4),'opacity=".6"')+stroke(seeds,"#fbe6b5",11)+"</g>"}var FLOOR=790;var fruitOf=dish=>dish.extras.filter(({shape,word})=>!["herb","seed","egg","shred","frill"].includes(shape)&&!/ice/.test(word));function props(dish){const[one,two]=fruitOf(
dish);const{rng}=dish;const spots2=[{look:one,x:270,y:FLOOR-36,scale:1.9},{look:one,x:342,y:FLOOR-4,scale:1.5},{look:two??one,x:892,y:FLOOR-30,scale:1.9},{look:two,
x:968,y:FLOOR+2,scale:1.4}];return spots2.map(({look,x,y,scale})=>look?drawPiece(rng,look.shape==="crumb"?{...look,size:16}:look,{x,y},Math.min(scale,70/look.size)):
"").join("")}var finishing=["herb","leaf","ringlet","seed"];var MOST_PIECES=38;var MOST_BITS=46;var shredded=["shred","crumb"];function toppings(dish,region,{kinds=4,scale=1,
share=1,skip=[]}={}){const usable=dish.pieces.filter(({shape})=>!skip.includes(shape));const mains2=usable.filter(({shape})=>!finishing.includes(shape)&&!shredded.
includes(shape)).slice(0,kinds);const[leafy2,cheesy]=[true,false].map(coarse=>usable.filter(({shape,size})=>shredded.includes(shape)&&size>=26===coarse).slice(0,
2));const sprinkle=(looks=[])=>looks.map(look=>scattered(dish.rng,look,region,scale,share)).join("");const taken=[];const wanted=mains2.map((look,kind2)=>piecesFor(
look)*share/Math.sqrt(Math.max(1,mains2.length-1))/(kind2>1?1.5:1));const fitting=Math.min(1,MOST_PIECES/wanted.reduce((sum,count)=>sum+count,1));const heap3=mains2.
flatMap((look,kind2)=>{const count=Math.max(1,Math.round((wanted[kind2]??1)*fitting));const places=scatter(dish.rng,count,look.shape==="fillet"?inner(region):region,
taken);taken.push(...places);return places.map(place=>({place,look}))});const large=heap3.filter(({look})=>look.size>=30);const small2=heap3.filter(({look})=>look.
size<30);const drawn=[...shuffle(dish.rng,large),...shuffle(dish.rng,small2)];return sprinkle(leafy2)+drawn.map(({place,look})=>drawPiece(dish.rng,look,place,scale)).
join("")+sprinkle(cheesy)+finish(dish,region,{scale,share,skip})}var scattered=(rng,look,region,scale,share)=>{const count=Math.min(MOST_BITS,Math.round(piecesFor(
look)*share));return look.shape==="shred"?threads(rng,region,look.colour,count*1.5,look.size*scale):crumbs(rng,region,look.colour,count,look.size*scale)};function crumbs(rng,region,colour,count,size){
const places=scatter(rng,count,region);const tones=[dark(colour,.22),colour,light(colour,.25)];const bits=tones.map((_,tone)=>places.filter((_place,i)=>i%tones.
length===tone).map(place=>{const wide=size*rng.between(.8,1.25);return blob(rng,place,wide,wide*.8,{corners:5,wobble:.24,turn:rng.next()*6})}).join(""));return path(
bits.join(""),shadowColour,'opacity=".28" transform="translate(2 4)"')+bits.map((bit,i)=>path(bit,tones[i]??colour)).join("")}function threads(rng,region,colour,count,size){
const places=scatter(rng,Math.round(count),region);const tones=[golden(colour,.16),colour,light(colour,.4)];const lines=tones.map((_,tone)=>places.filter((_place,i)=>i%
tones.length===tone).map(({x,y})=>{const turn=rng.between(0,Math.PI*2);const dx=Math.cos(turn)*size;const dy=Math.sin(turn)*size;const bend=rng.between(-.7,.7);
return`M${at(x-dx,y-dy)}q${at(dx-dy*bend,dy+dx*bend)} ${at(dx*2,dy*2)}`}).join(""));const width=Math.max(4,size*.34);return stroke(lines.join(""),shadowColour,width,
'opacity=".25" transform="translate(2 4)"')+lines.map((line,i)=>stroke(line,tones[i]??colour,width)).join("")}function finish(dish,region,{scale=1,share=1,skip=[]}={}){
const{rng}=dish;const herbs=dish.pieces.filter(({shape})=>finishing.includes(shape)&&shape!=="seed"&&!skip.includes(shape)).slice(0,2);const seeds=dish.pieces.filter(
({shape})=>shape==="seed").slice(0,2);const green=herbs.map(look=>{const count=look.shape==="leaf"?7:look.shape==="ringlet"?20:15;return scatter(rng,Math.round(
count*share/herbs.length+1),region).map(place=>drawPiece(rng,look,place,scale)).join("")});return green.join("")+seeds.map(look=>specks(rng,region,look.colour,60,
look.size*1.4)).join("")}var inner=region=>rng=>{const samples=[region(rng),region(rng),region(rng)];const sum=samples.reduce((a,b)=>({x:a.x+b.x,y:a.y+b.y}));return{
x:sum.x/samples.length,y:sum.y/samples.length}};var specks=(rng,region,colour,count,width)=>dashes(Array.from({length:count},()=>({...region(rng),dx:rng.between(
-width,width)/2,dy:rng.between(-width,width)/2})),colour,width);function shuffle(rng,list){const copy=[...list];for(let i=copy.length-1;i>0;i--){const j=rng.whole(
0,i);const held=copy[i];copy[i]=copy[j];copy[j]=held}return copy}var pepper=(dish,area)=>specks(dish.rng,disc(area.x,area.y,area.r*.85),"#3a2a20",26,3.4);var groundOf=(dish,...shapes2)=>dish.
foods.find(({shape})=>shapes2.includes(shape));var X2=600;var FLOOR2=790;function cakeStand(dish){const{rng}=dish;const cheesecake=dish.looks.form==="cheesecake";const layered2=dish.parts.find(({words})=>/cake|sponge|layer|crepe|meringue|biscuit/.
test(words))??dish.lead;const covering=dish.parts.find(part=>part!==layered2&&(part.flows||/frost|icing|cream|glaze|ganache|caramel/.test(part.words)));const sponge=layered2.
colour;const icing=covering?.colour??light(sponge,.1);const filling=dish.parts.find(part=>part!==layered2&&part!==covering&&(part.flows||part.looks[0]?.shape===
"tint"))?.colour??icing;const plain=!covering;const wide=dish.looks.form==="layer cake"||cheesecake?1:.86;const top=dish.looks.form==="round cake"||cheesecake?420:
330;const bottom=655;const left=X2-280*wide;const right=X2+280*wide;const body=`M${left} ${top}V${bottom}Q${X2} ${bottom+66} ${right} ${bottom}V${top}Z`;const bands=cheesecake?
[{y:top,h:190,c:sponge},{y:top+186,h:130,c:"#b9793c"}]:[0,1,2].flatMap(i=>[{y:top+i*116,h:92,c:i%2?dark(sponge,.06):sponge},{y:top+88+i*116,h:32,c:filling}]);const layers=bands.
map(({y,h,c})=>path(`M${left} ${y}Q${X2} ${y+66} ${right} ${y}V${y+h}Q${X2} ${y+h+66} ${left} ${y+h}Z`,c)).join("");const drips=plain?"":Array.from({length:11},
(_,i)=>{const x=left+20+i*(right-left-40)/10;const long=rng.between(34,118);return stroke(`M${n(x)} ${top+8}V${n(top+long+Math.sin(i/10*Math.PI)*26)}`,dark(icing,
.04),38)}).join("");const crumbs2=specks(rng,rectangle(left+20,top+60,540,250),dark(sponge,.25),60,5);const fruit=fruitOf(dish).slice(0,3);const crown2=fruit.length?
scatter(rng,15,disc(X2,top-8,236*wide,34)).toSorted((a,b)=>a.y-b.y).map((place,i)=>drawPiece(rng,fruit[i%fruit.length],place,Math.min(1.15,34/(fruit[i%fruit.length]?.
size??34)))).join(""):plain?"":scatter(rng,9,disc(X2,top-4,226,30)).toSorted((a,b)=>a.y-b.y).map(place=>path(blob(rng,place,34,24,{corners:12,wobble:.16}),light(
icing,.4))+circle(place.x,place.y-14,13,light(icing,.6))).join("");return ellipse(X2+20,FLOOR2+22,200,26,shadowColour,'opacity=".3"')+path(`M${X2-30} 690Q${X2-26}\
 760 ${X2-130} ${FLOOR2+16}Q${X2} ${FLOOR2+44} ${X2+130} ${FLOOR2+16}Q${X2+26} 760 ${X2+30} 690Z`,"#d9cfbf")+stroke(`M${X2-12} 700Q${X2-10} 760 ${X2-60} ${FLOOR2+
10}`,"#ffffff",9,'opacity=".7"')+ellipse(X2,682,372,56,"#cabfae")+ellipse(X2,672,372,54,"#f3ebdd")+ellipse(X2,672,340,42,"#e2d7c5")+ellipse(X2,bottom+20,296,44,
shadowColour,'opacity=".2"')+`<clipPath id="c"><path d="${body}"/></clipPath>${group(layers+crumbs2,'clip-path="url(#c)"')}`+path(`M${X2+120} ${top}H${right}V${bottom}\
Q${X2+220*wide} ${bottom+30} ${X2+120} ${bottom+46}Z`,shadowColour,'opacity=".14"')+ellipse(X2,top,280*wide,56,dark(icing,.12))+ellipse(X2-2,top-5,274*wide,51,icing)+
drips+ellipse(X2-4,top-8,262*wide,46,light(icing,.1))+stroke(`M${left+44} ${top+40}V${bottom-40}`,"#ffffff",15,'opacity=".25"')+crown2+props(dish)}function wireRack(x,y,w,h){const bars=Array.from({length:15},(_,i)=>`M${n(x+20+i*(w-40)/14)} ${n(y)}v${n(h)}`).join("");const ribs=Array.from({length:4},(_,i)=>`\
M${n(x)} ${n(y+20+i*(h-40)/3)}h${n(w)}`).join("");const wires=(colour,more)=>stroke(`${bars}${ribs}`,colour,8,more)+box(x,y,w,h,34,"none",`stroke="${colour}" st\
roke-width="13" ${more}`);return wires(shadowColour,'opacity=".25" transform="translate(8 16)"')+wires("#8c8781","")+stroke(`${bars}`,"#c9c4bd",2.5,'transform="\
translate(-1.5 0)"')}function loafTin(x,y,w,h){const metal="#7d7772";return box(x+12,y+22,w,h,36,shadowColour,'opacity=".3"')+box(x,y,w,h,34,dark(metal,.3))+box(
x+3,y+2,w-8,h-8,32,light(metal,.25))+box(x+20,y+20,w-40,h-40,24,dark(metal,.5))}var muffinCups=Array.from({length:6},(_,i)=>({x:315+i%3*285,y:285+Math.floor(i/3)*
318}));var muffinTin=()=>box(174,134,880,660,56,shadowColour,'opacity=".3"')+box(160,114,880,660,52,"#55504c")+box(168,118,862,640,46,"#7d7772")+stroke("M210 13\
4H800","#b6b0aa",6,'opacity=".8"')+muffinCups.map(({x,y})=>circle(x,y,130,"#3d3936")).join("");function sheetPan(rng,x,y,w,h){const metal=rng.pick(["#6f6964","#\
5d5854","#807a74"]);return box(x+14,y+24,w,h,40,shadowColour,'opacity=".3"')+box(x,y,w,h,38,dark(metal,.3))+box(x+3,y+3,w-8,h-8,36,light(metal,.3))+box(x+24,y+24,
w-48,h-48,24,dark(metal,.35))+box(x+30,y+30,w-60,h-58,20,metal)+stroke(`M${n(x+60)} ${n(y+14)}H${n(x+w*.6)}`,"#ffffff",6,'opacity=".35"')}function liquid(rng,{x,y,r},colour){const patches=scatter(rng,7,disc(x,y,r*.78)).map(place=>path(blob(rng,place,rng.between(.14,.3)*r,rng.between(.08,.16)*r,{wobble:.2,
turn:rng.next()*6}),rng.likely(.5)?light(colour,.18):dark(colour,.08),'opacity=".45"')).join("");const drops=scatter(rng,16,disc(x,y,r*.86)).map(place=>circle(place.
x,place.y,rng.between(4,11),light(colour,.4),`opacity=".5" stroke="${dark(colour,.15)}" stroke-width="1.5"`)).join("");return circle(x,y,r,dark(colour,.26))+circle(
x,y-r*.01,r*.965,dark(colour,.1))+circle(x-r*.02,y-r*.025,r*.92,colour)+patches+drops+stroke(arc(x,y,r*.84,-2.75,-1.85),light(colour,.7),r*.03,'opacity=".7"')+stroke(
arc(x,y,r*.84,-1.7,-1.6),light(colour,.7),r*.03,'opacity=".6"')}var arc=(x,y,r,from,to2)=>`M${at(x+Math.cos(from)*r,y+Math.sin(from)*r)}A${n(r)} ${n(r)} 0 ${to2-
from>Math.PI?1:0} 1 ${at(x+Math.cos(to2)*r,y+Math.sin(to2)*r)}`;function swirl(rng,{x,y,r},colour){const turns=2.6;const start=rng.next()*6;const points=Array.from(
{length:40},(_,i)=>{const along=i/39;const angle=start+along*turns*Math.PI*2;const reach=r*(.06+along*.52)*(1+rng.between(-.03,.03));return{x:x+Math.cos(angle)*
reach,y:y+Math.sin(angle)*reach}});const line=softLine(points);return stroke(line,light(colour,.2),r*.075,'opacity=".45"')+stroke(line,colour,r*.042,'opacity=".\
95"')}function sauce(rng,area,colour){const folds=scatter(rng,area.r<120?6:22,disc(area.x,area.y,area.r*.84)).map((place,i)=>{const tone=i%3===0?dark(colour,.14):
i%3===1?light(colour,.14):mix(colour,"#f0b65a",.16);return path(blob(rng,place,rng.between(.12,.26)*area.r,rng.between(.08,.15)*area.r,{wobble:.24,turn:rng.next()*
6}),tone,'opacity=".7"')}).join("");const shine2=scatter(rng,area.r<120?3:12,disc(area.x,area.y,area.r*.8)).map(({x,y})=>`M${at(x,y)}q${n(rng.between(8,16))} ${n(
rng.between(-9,-3))} ${n(rng.between(20,40))} ${n(rng.between(-4,4))}`).join("");return path(blob(rng,area,area.r,area.r,{corners:16,wobble:.02}),dark(colour,.25))+
path(blob(rng,{x:area.x-2,y:area.y-3},area.r*.955,area.r*.955,{corners:22,wobble:.02}),colour)+folds+stroke(shine2,light(colour,.6),4.5,'opacity=".6"')}function grains(rng,area,colour,{
length=15,width=8.5,density=1}={}){const layers=[{tone:golden(colour,.26),share:1},{tone:golden(colour,.12),share:1.3},{tone:colour,share:1.4},{tone:light(colour,
.5),share:1},{tone:mix(colour,"#ffffff",.75),share:.5}];const perLayer=Math.min(150,area.r*area.r/(length*width*3.2)*density);const edge=blob(rng,area,area.r,area.
r,{corners:26,wobble:.03});const mound=path(edge,golden(colour,.38))+path(edge,golden(colour,.2),scaled(area,.965));return mound+layers.map(({tone,share},depth)=>{
const region=disc(area.x-depth*1.5,area.y-depth*2,area.r*(.96-depth*.02));const marks=Array.from({length:Math.round(perLayer*share)},()=>{const{x,y}=region(rng);
const turn=rng.between(0,Math.PI);const long=length*rng.between(.7,1.1);return{x:Math.round(x),y:Math.round(y),dx:Math.round(Math.cos(turn)*long),dy:Math.round(
Math.sin(turn)*long)}});const depthShade=depth>2?dashes(marks,golden(colour,.7),width,'opacity=".3" transform="translate(1.5 3)"'):"";return depthShade+dashes(marks,
tone,width)}).join("")}var scaled=({x,y},by)=>`transform="translate(${at(x*(1-by),y*(1-by))}) scale(${by})"`;function noodles(rng,area,colour,width=15){const nests=[
{x:area.x,y:area.y},...scatter(rng,7,disc(area.x,area.y,area.r*.62))];const strands=[];const count=Math.round(area.r*2.8/width);for(let i=0;i<count;i++){const nest=nests[i%
nests.length]??area;const reach=rng.between(.12,.62)*area.r;const from=rng.between(0,Math.PI*2);const sweep=rng.between(1.4,3.6);const points=Array.from({length:6},
(_,step)=>{const angle=from+sweep*step/5;const wide=reach*(1+rng.between(-.07,.07));return within(area,{x:nest.x+Math.cos(angle)*wide,y:nest.y+Math.sin(angle)*wide*
.86},width)});strands.push(softLine(points))}const rim=Array.from({length:14},(_,i)=>{const from=i/14*Math.PI*2+rng.between(-.2,.2);return arc(area.x,area.y,area.
r*rng.between(.86,.95),from,from+rng.between(.5,1.1))});const ground=path(blob(rng,area,area.r*.96,area.r*.96,{corners:20,wobble:.04}),golden(colour,.6));const draw2=(line,i)=>{
const tone=mix(colour,i%3===0?light(colour,.35):golden(colour,.16),i%5/5);const strand=(stroked,wide,more="")=>`<path d="${line}" stroke="${stroked}" stroke-wid\
th="${n(wide)}"${more}/>`;return strand(golden(colour,.62),width+4)+strand(tone,width)+(i%2?"":strand(light(tone,.5),width*.26,' opacity=".7" transform="transla\
te(-2 -3)"'))};return ground+group([...rim,...strands].map(draw2).join(""),'fill="none"')}var within=(area,point,margin)=>{const reach=Math.hypot(point.x-area.x,
point.y-area.y);const most=area.r-margin;if(reach<=most)return point;return{x:area.x+(point.x-area.x)/reach*most,y:area.y+(point.y-area.y)/reach*most}};function shortPasta(rng,area,colour,kind2,field){
const{x,y,r}=area;const ground=field?box(x-field.wide,y-field.high,field.wide*2,field.high*2,30,golden(colour,.5)):path(blob(rng,area,r*.95,r*.95,{corners:20,wobble:.04}),
golden(colour,.6));const region=field?rectangle(x-field.wide,y-field.high,field.wide*2,field.high*2):disc(x,y,r*.9);const room2=field?field.wide*field.high:r*r;
const layer2=share=>scatter(rng,Math.round(Math.min(32,room2/2300)*share),region);const heap3=[...layer2(1),...layer2(.9),...layer2(.6)];return ground+group(heap3.
map((place,i)=>pastaPiece(rng,place,colour,kind2,i)).join(""),'fill="none"')}function pastaPiece(rng,{x,y},colour,kind2,i){const tone=mix(colour,i%2?light(colour,
.35):golden(colour,.14),rng.next());const turn=rng.between(0,Math.PI*2);const long=kind2==="elbow"?27:37;const dx=Math.cos(turn)*long;const dy=Math.sin(turn)*long;
const bend=kind2==="elbow"?1.1:.06;if(kind2==="bow"){const wing=side2=>`L${at(x+dx*side2-dy*.7,y+dy*side2+dx*.7)}L${at(x+dx*side2+dy*.7,y+dy*side2-dx*.7)}`;const shape=`\
M${at(x,y)}${wing(1)}ZM${at(x,y)}${wing(-1)}Z`;return path(shape,tone,`stroke="${golden(tone,.55)}" stroke-width="4" stroke-linejoin="round"`)+circle(x,y,7,golden(
tone,.3))}const tube=softLine([{x:x-dx,y:y-dy},{x:x-dy*bend,y:y+dx*bend},{x:x+dx,y:y+dy}]);const layer2=(wide,fill3,more="")=>`<path d="${tube}" stroke="${fill3}\
" stroke-width="${wide}"${more}/>`;return layer2(33,golden(tone,.72))+layer2(25,tone)+layer2(4,light(tone,.5),' transform="translate(-3 -4)"')+circle(x+dx,y+dy,
11,golden(tone,.95))}var glazes=["#fbf5ea","#f4ece0","#e7ddcb","#c8d3d0","#8fa7a8","#d9b9a0","#5d7381","#b9c3a8","#f3dfc9"];var paleGlazes=["#fdf8ef","#f6eee2","#ece2d2","#dbe1dc","\
#f2e2cf","#e3e6d8"];var under=(x,y,rx,ry)=>`<radialGradient id="u"><stop offset=".72" stop-color="${shadowColour}" stop-opacity=".5"/><stop offset="1" stop-colo\
r="${shadowColour}" stop-opacity="0"/></radialGradient>`+ellipse(x+16,y+26,rx*1.1,ry*1.1,"url(#u)");function plate(rng,x,y,r,given){const glaze=given??rng.pick(
paleGlazes);const band=rng.likely(.55)?rng.pick(["#b5653a","#5d7381","#7c8a5a","#c99a4b"]):null;const specks2=Array.from({length:46},()=>{const angle=rng.between(
0,6.28);const reach=rng.between(.7,.97)*r;return`M${at(x+Math.cos(angle)*reach,y+Math.sin(angle)*reach)}h.1`}).join("");return under(x,y,r,r)+circle(x,y,r,dark(
glaze,.16))+circle(x-2,y-3,r-5,glaze)+(band?circle(x-1,y-2,r-16,"none",`stroke="${band}" stroke-width="7" opacity=".75"`):"")+stroke(specks2,dark(glaze,.5),4,'o\
pacity=".3"')+circle(x,y,r*.735,dark(glaze,.13))+circle(x+4,y+6,r*.715,light(glaze,.3))+stroke(arc(x,y,r*.87,-2.7,-1.9),"#ffffff",r*.035,'opacity=".75"')}function bowl(rng,x,y,r){
const glaze=rng.pick(glazes);const inside=mix(light(glaze,.4),"#efe4d2",.4);return under(x,y,r,r)+circle(x,y,r,dark(glaze,.3))+circle(x-2,y-3,r-4,glaze)+circle(
x-1,y-2,r-14,"none",`stroke="${light(glaze,.6)}" stroke-width="4" opacity=".7"`)+circle(x,y,r*.9,dark(inside,.32))+circle(x+3,y+6,r*.88,dark(inside,.08))+stroke(
arc(x,y,r*.95,-2.8,-1.8),"#ffffff",r*.03,'opacity=".7"')+stroke(arc(x,y,r*.95,.4,1.1),"#ffffff",r*.018,'opacity=".35"')}function skillet(x,y,r,turn){const iron="\
#3d3936";const handle=(dx,dy,fill3,more="")=>box(x+r*.9+dx,y-40+dy,r*1,80,34,fill3,more);return turned(handle(10,20,shadowColour,'opacity=".28"')+under(x,y,r,r)+
handle(0,0,iron)+box(x+r*.95,y-28,r*.9,14,7,light(iron,.25),'opacity=".6"')+ellipse(x+r*1.72,y,26,14,"#1d1a18")+circle(x,y,r,"#24211f")+circle(x-2,y-3,r-5,iron)+
circle(x,y,r*.9,"#1f1c1a")+circle(x+3,y+5,r*.885,"#2e2a27")+stroke(arc(x,y,r*.95,-2.9,-1.9),"#8c847c",6,'opacity=".7"'),turn,x,y)}function board(rng,x,y,w,h){const wood=rng.
pick(["#a86f42","#8d5a36","#c08a58","#7a4a2e"]);const grain=Array.from({length:13},(_,i)=>{const gy=y+(i+rng.between(.3,.7))/13*h;return`M${n(x+14)} ${n(gy)}C${at(
x+w*.3,gy+rng.between(-14,14))} ${at(x+w*.7,gy+rng.between(-14,14))} ${at(x+w-14,gy)}`}).join("");return box(x+14,y+24,w,h,44,shadowColour,'opacity=".3"')+box(x,
y+6,w,h,44,dark(wood,.4))+box(x,y,w,h,44,wood)+box(x+10,y+8,w-20,h-18,36,light(wood,.12))+stroke(grain,dark(wood,.3),3,'opacity=".4"')+circle(x+w-46,y+h/2,18,dark(
wood,.5))+circle(x+w-45,y+h/2+3,14,dark(wood,.7))}function tray(rng,x,y,w,h){const metal="#8f8b86";const paper="#f3e6cf";const creases=Array.from({length:7},()=>{
const cx=rng.between(x+60,x+w-160);const cy=rng.between(y+60,y+h-60);return`M${at(cx,cy)}l${n(rng.between(40,130))} ${n(rng.between(-40,40))}`}).join("");return box(
x+14,y+24,w,h,40,shadowColour,'opacity=".3"')+box(x,y,w,h,38,dark(metal,.3))+box(x+3,y+3,w-8,h-8,36,light(metal,.2))+box(x+22,y+22,w-44,h-44,24,dark(metal,.22))+
box(x+34,y+32,w-68,h-64,12,paper)+stroke(creases,dark(paper,.2),3,'opacity=".5"')+stroke(creases,"#ffffff",3,'opacity=".6" transform="translate(2 3)"')}function ovenDish(rng,x,y,w,h){
const glaze=rng.pick(["#b5533a","#4f6d7a","#efe5d3","#7f8f5f","#d39a45"]);const ear=ex=>box(ex,y+h/2-90,90,180,44,dark(glaze,.12))+box(ex+26,y+h/2-52,38,104,19,
dark(glaze,.55),'opacity=".5"');return box(x+14,y+26,w,h,66,shadowColour,'opacity=".26"')+ear(x-46)+ear(x+w-44)+box(x,y,w,h,64,dark(glaze,.2))+box(x+2,y+1,w-6,h-
8,62,glaze)+box(x+22,y+20,w-44,h-40,48,dark(glaze,.5))+stroke(`M${at(x+40,y+14)}H${n(x+w*.6)}`,light(glaze,.7),7,'opacity=".7"')}var parchment=(rng,x,y,w,h)=>{const sheet2=blob(
rng,{x:x+w/2,y:y+h/2},w/2,h/2,{corners:16,wobble:.05});return path(sheet2,shadowColour,'opacity=".18" transform="translate(5 8)"')+path(sheet2,"#f6ead4")};var glazes2=["#fdf8ef","#f1e7d6","#dbe1dc","#c8d3d0","#f3dfc9","#b9c3a8","#d9b9a0"];function shallowBowl(rng,x,y,r){const glaze=rng.pick(glazes2);return under(x,
y,r,r)+circle(x,y,r,dark(glaze,.22))+circle(x-2,y-3,r-5,glaze)+circle(x,y,r*.82,dark(glaze,.3))+circle(x+3,y+5,r*.8,dark(glaze,.06))+stroke(arc(x,y,r*.91,-2.8,-1.8),
"#ffffff",r*.03,'opacity=".75"')}function platter(rng,x,y,rx,ry){const glaze=rng.pick(["#fdf8ef","#f6eee2","#e3e6d8","#dbe1dc","#f2e2cf"]);const band=rng.pick([
"#5d7381","#b5653a","#7c8a5a","#c99a4b"]);return under(x,y,rx,ry)+ellipse(x,y,rx,ry,dark(glaze,.18))+ellipse(x-2,y-3,rx-5,ry-5,glaze)+ellipse(x-1,y-2,rx-18,ry-18,
"none",`stroke="${band}" stroke-width="6" opacity=".65"`)+ellipse(x,y,rx*.84,ry*.8,dark(glaze,.12))+ellipse(x+4,y+6,rx*.825,ry*.78,light(glaze,.3))}function pot(rng,x,y,r){
const enamel=rng.pick(["#b5452f","#3f6273","#4f7253","#d1953c","#5b4a57"]);const handle=side2=>box(x+side2*(r+34)-56,y-82,112,164,46,dark(enamel,.2))+box(x+side2*
(r+40)-24,y-46,48,92,22,dark(enamel,.6));return under(x,y,r,r)+handle(-1)+handle(1)+circle(x,y,r,dark(enamel,.3))+circle(x-2,y-3,r-5,enamel)+circle(x,y,r*.9,"#3\
a332e")+circle(x+2,y+4,r*.885,"#efe4d2")+stroke(arc(x,y,r*.95,-2.9,-1.8),light(enamel,.6),9,'opacity=".8"')}function fluted(x,y,r,tone){const edge=Array.from({length:36},
(_,i)=>{const angle=i/36*Math.PI*2;const next=(i+1)/36*Math.PI*2;const bulge=(angle+next)/2;return`${i?"":`M${at(x+Math.cos(angle)*r*.95,y+Math.sin(angle)*r*.95)}`}\
Q${at(x+Math.cos(bulge)*r*1.03,y+Math.sin(bulge)*r*1.03)} ${at(x+Math.cos(next)*r*.95,y+Math.sin(next)*r*.95)}`}).join("");return under(x,y,r,r)+path(`${edge}Z`,
dark(tone,.22))+path(`${edge}Z`,tone,'transform="translate(-3 -4)"')+circle(x,y,r*.89,dark(tone,.4))+circle(x+2,y+4,r*.875,dark(tone,.12))+stroke(arc(x,y,r*.93,
-2.8,-1.9),"#ffffff",r*.025,'opacity=".6"')}function mugFromAbove(rng,x,y,r){const glaze=rng.pick(["#c9603a","#4f6d7a","#e9dcc6","#7f8f5f","#d9a441"]);return box(
x+r-40,y-40,r*.62+40,80,38,dark(glaze,.25))+box(x+r-40,y-34,r*.62+32,58,29,glaze)+under(x,y,r,r)+circle(x,y,r,dark(glaze,.25))+circle(x-2,y-3,r-4,glaze)+circle(
x,y,r*.88,dark(mix(glaze,"#efe4d2",.5),.4))+stroke(arc(x,y,r*.94,-2.8,-1.9),"#ffffff",8,'opacity=".6"')}function basket(rng,x,y,rx,ry,cloth){const straw2="#c08a\
4c";const weave=Array.from({length:44},(_,i)=>{const angle=i/44*Math.PI*2;return`M${at(x+Math.cos(angle)*rx*.88,y+Math.sin(angle)*ry*.88)}L${at(x+Math.cos(angle+
.1)*rx,y+Math.sin(angle+.1)*ry)}`}).join("");const checks=Array.from({length:9},(_,i)=>{const off=(i-4)/4.6;const reach=Math.sqrt(1-off*off)*.84;return`M${at(x+
off*rx*.84,y-reach*ry)}V${Math.round(y+reach*ry)}M${at(x-reach*rx,y+off*ry*.84)}H${Math.round(x+reach*rx)}`}).join("");const linen2=rng.pick(["#fbf4e6","#f4e6d2",
light(cloth,.75)]);return under(x,y,rx,ry)+ellipse(x,y,rx,ry,dark(straw2,.35))+ellipse(x-2,y-3,rx-4,ry-4,straw2)+stroke(weave,dark(straw2,.3),9,'opacity=".8"')+
ellipse(x,y,rx*.94,ry*.94,"none",`stroke="${light(straw2,.4)}" stroke-width="6" opacity=".6"`)+ellipse(x,y,rx*.87,ry*.87,dark(linen2,.2))+ellipse(x+3,y+5,rx*.86,
ry*.86,linen2)+stroke(checks,rng.pick(["#b5452f","#5d7381","#7c8a5a"]),12,'opacity=".3"',"butt")+ellipse(x,y+10,rx*.7,ry*.7,shadowColour,'opacity=".12"')}var X3=600;var Y=450;var inRound=(under2,r,y=Y,x=X3)=>({under:under2,x,y,rx:r,ry:r,round:true,walls:true});var inBox=(under2,rx,ry,y=Y)=>({under:under2,x:X3,y,rx,
ry,round:false,walls:true});var onRound=(under2,rx,ry=rx)=>({under:under2,x:X3,y:Y,rx,ry,round:true,walls:false});var onBox=(under2,rx,ry)=>({under:under2,x:X3,
y:Y,rx,ry,round:false,walls:false});function serve({rng,looks,main}){switch(looks.vessel){case"bowl":return inRound(bowl(rng,X3,Y,348),296);case"shallow bowl":return inRound(
shallowBowl(rng,X3,Y,376),298);case"skillet":return inRound(turned(skillet(X3-30,Y,340,0),rng.pick([28,-32,148]),X3-30,Y),292,Y,X3-30);case"pot":return inRound(
pot(rng,X3,Y,344),300);case"baking dish":return inBox(ovenDish(rng,170,150,860,600),402,262,451);case"sheet pan":return inBox(sheetPan(rng,110,110,980,680),444,
300);case"tray":return onBox(tray(rng,100,100,1e3,700),446,300);case"wire rack":return onBox(wireRack(120,120,960,660),440,300);case"board":return onBox(board(rng,
110,100,980,700),410,290);case"pie dish":return inRound(fluted(X3,Y,362,rng.pick(["#b5533a","#4f6d7a","#efe5d3","#7f8f5f"])),312);case"tart tin":return inRound(
fluted(X3,Y,362,"#a39d96"),312);case"loaf tin":return inBox(loafTin(370,110,460,680),208,316);case"muffin tin":return inBox(muffinTin(),400,290);case"basket":return onRound(
basket(rng,X3,Y,420,350,main),320,260);case"platter":return onRound(platter(rng,X3,Y,500,356),390,262);case"ramekin":return inRound(fluted(X3,Y,300,"#f6efe2"),258);case"\
mug":return inRound(mugFromAbove(rng,X3-60,Y,290),246,Y,X3-60);case"plate":case"cake stand":return onRound(plate(rng,X3,Y,372),262);default:return inRound(bowl(
rng,X3,Y,286),244)}}var room=({x,y,rx,ry,round:round2},share=1)=>round2?disc(x,y,rx*share,ry*share):rectangle(x-rx*share,y-ry*share,rx*2*share,ry*2*share);var around=({
x,y,rx,ry,round:round2})=>({x,y,r:round2?Math.max(rx,ry):Math.hypot(rx,ry)*.98});function filled({rng},served2,content){const{x,y,rx,ry,round:round2,walls,under:under2}=served2;
const mound=!walls&&blob(rng,{x,y},rx*1.01,ry*1.01,{corners:20,wobble:.035});const outline=mound?`<path d="${mound}"/>`:round2?`<circle cx="${n(x)}" cy="${n(y)}\
" r="${n(rx)}"/>`:`<rect x="${n(x-rx)}" y="${n(y-ry)}" width="${n(rx*2)}" height="${n(ry*2)}" rx="40"/>`;const shade=mound?"":round2?stroke(arc(x,y,rx-8,Math.PI*
.95,Math.PI*1.75),"#2c1408",22,'opacity=".16"')+circle(x,y,rx,"none",'stroke="#2c1408" stroke-width="5" opacity=".22"'):stroke(`M${n(x-rx+40)} ${n(y-ry+8)}H${n(
x+rx-40)}`,"#2c1408",16,'opacity=".18"')+box(x-rx,y-ry,rx*2,ry*2,40,"none",'stroke="#2c1408" stroke-width="5" opacity=".2"');const cast=mound?path(mound,"#2c140\
8",'opacity=".26" transform="translate(8 14)"'):"";return`${under2}${cast}<clipPath id="w">${outline}</clipPath>${group(content,'clip-path="url(#w)"')}${shade}`}
var dipBowl=(x,y,r,colour)=>ellipse(x+8,y+12,r*1.05,r*1.05,"#2c1408",'opacity=".25"')+circle(x,y,r,"#e6dccb")+circle(x-1,y-2,r-3,"#fbf5ea")+circle(x,y,r*.8,colour,
'stroke="#2c1408" stroke-width="4" stroke-opacity=".3"')+stroke(arc(x,y,r*.6,-2.8,-1.9),"#ffffff",r*.07,'opacity=".5"');var inBowls=/(?:bowl|dish|cup|pot|glass) of |dip$|for dipping|dipping sauce|on the side|at the side|alongside/;function sides(dish,{x,y,rx,ry}){const apart=dish.
parts.slice(1).filter(({flows,raw})=>inBowls.test(raw)&&flows);if(apart.length===0)return{dish,svg:""};const parts=dish.parts.filter(part=>!apart.includes(part));
const gone=new Set(apart.flatMap(({looks})=>looks));const without=list=>list.filter(look=>!gone.has(look));return{dish:{...dish,parts,foods:without(dish.foods),
pieces:without(dish.pieces),extras:without(dish.extras)},svg:apart.slice(0,2).map(({colour},i)=>dipBowl(x+(i===0?rx*.72:-rx*.72),y+ry*.66,96,colour)).join("")}}var solid=(d,colour,more="")=>shadow(d,7,13,.32)+path(d,dark(colour,.32))+path(d,colour,`transform="translate(-3 -6)"${more&&` ${more}`}`);var shine=({x,y},size,colour)=>stroke(
`M${at(x-size*.5,y-size*.3)}q${at(size*.2,-size*.26)} ${at(size*.55,-size*.26)}`,light(colour,.6),size*.09,'opacity=".7"');function spots({x,y,rx,ry,round:round2},want,order="\
round"){const isDisc=round2&&rx<ry*1.2;if(want===1)return{places:[{x,y}],size:(order==="long"&&!isDisc?rx:Math.min(rx,ry))*.95};if(order==="leaning"){const size=Math.
min(ry*.72,rx*2/(.62*(want-1)+2));const places2=Array.from({length:want},(_,i)=>({x:x+(i-(want-1)/2)*size*.66,y:y+(i-(want-1)/2)*size*.06}));return{places:places2,
size}}if(isDisc&&want<=7&&order==="round"){const inner2=want>5?1:0;const outer=want-inner2;const reach=outer===2?.5:.62;const ring2=Array.from({length:outer},(_,i)=>({
x:x+Math.cos(i/outer*6.283+.5)*rx*reach,y:y+Math.sin(i/outer*6.283+.5)*ry*reach}));const size=outer===2?rx*.48:outer<=3?rx*.52:outer<=5?rx*.42:rx*.34;return{places:inner2?
[...ring2,{x,y}]:ring2,size}}const[w,h]=round2?[rx*(isDisc?.84:.94),ry*(isDisc?.84:.92)]:[rx,ry];const wide=order==="long"?2.3:1;const columns=Math.max(1,Math.round(
Math.sqrt(want*w/(h*wide))));const rows2=Math.ceil(want/columns);const places=Array.from({length:columns*rows2},(_,i)=>({x:x-w+(i%columns+.5)*(2*w/columns),y:y-
h+(Math.floor(i/columns)+.5)*(2*h/rows2)}));return{places,size:Math.min(w/columns,h/rows2*(order==="long"?2.1:1))*.94}}var inTin={places:muffinCups,size:120};var equals=(unit,{
want,parts="around",scale=1,jitter=8,order="round"})=>dish=>{const served2=serve(dish);const{dish:rest,svg}=sides(dish,served2);const{rng}=dish;const beside2=parts===
"around"&&rest.extras.some(isSide);const place=beside2?{...served2,x:served2.x+served2.rx*.13,y:served2.y+served2.ry*.1,rx:served2.rx*.87,ry:served2.ry*.9}:served2;
const{places,size}=dish.looks.vessel==="muffin tin"?inTin:spots(place,want,order);const under2=parts==="around"?bedOf(rest,served2):served2.under;const laid=places.
map(({x,y},i)=>{const spot={x:x+rng.between(-jitter,jitter),y:y+rng.between(-jitter,jitter)};return unit(rest,spot,size*scale,i)+(parts==="on each"?studs(rest,spot,
size*scale,places.length):"")}).join("");return under2+laid+(parts==="around"?finishing2(rest,served2):parts==="shown"?dusted(rest,served2):"")+svg};var small=[
"herb","leaf","seed","ringlet","shred","crumb"];var isSide=({shape})=>!small.includes(shape);function bedOf(dish,served2,share=1){const pool=dish.parts.slice(1).
find(({flows,words})=>flows&&!/butter|oil$|honey|lemon|mayo|mustard/.test(words));const extras={...dish,pieces:dish.extras.filter(isSide)};const{x,y,rx,ry,walls}=served2;
const grain=dish.foods.find(({shape})=>shape==="grain"||shape==="noodle"||shape==="pasta");const puddle=colour=>path(blob(dish.rng,{x:x+rx*.1,y:y+ry*.1},rx*.86,
ry*.8,{corners:15,wobble:.08}),colour,'opacity=".85"');const vessel=pool&&walls?filled(dish,served2,sauce(dish.rng,around(served2),pool.colour)):served2.under+(pool?
puddle(pool.colour):"");return vessel+(grain?path(blob(dish.rng,{x:x-rx*.35,y:y-ry*.2},rx*.6,ry*.66,{corners:14,wobble:.06}),grain.colour)+specks(dish.rng,disc(
x-rx*.35,y-ry*.2,rx*.56,ry*.62),dark(grain.colour,.16),130,8):"")+(extras.pieces.length>0?toppings(extras,disc(x-rx*.3,y-ry*.34,rx*.62,ry*.58),{kinds:4,share:1.1*
share}):"")}var finishing2=(dish,served2)=>{const over={...dish,pieces:dish.extras.filter(look=>!isSide(look))};return toppings(over,room(served2,.7),{share:.7})+
pepper(dish,{x:served2.x,y:served2.y,r:Math.min(served2.rx,served2.ry)*.7})};var dusted=(dish,served2)=>finish({...dish,pieces:dish.extras},room(served2,.7),{share:.7});
function studs(dish,{x,y},size,among=6){const{rng}=dish;const on2=disc(x-3,y-6,size*.62,size*.58);return dish.extras.slice(0,among>8?2:3).map(look=>{if(look.shape===
"seed")return specks(rng,on2,look.colour,16,look.size*1.5);if(look.shape==="shred")return threads(rng,on2,look.colour,12,Math.min(look.size,size*.2));const scale=Math.
min(1,size*.24/Math.max(8,look.size));const count=look.size>24?among>8?1:3:among>8?3:6;return scatter(rng,count,on2).map(spot=>drawPiece(rng,look,spot,Math.max(
scale,.5))).join("")}).join("")}var onUnit=({x,y},size,share=.6)=>disc(x,y,size*share);var crustOf=dish=>{const[look]=dish.lead.looks;const dough2=dish.parts.find(({words})=>/cake|crumb|dough|crust|pastry|sponge|bread/.test(words));if(look&&isPiece(
look)&&dough2&&dough2!==dish.lead)return mix(dough2.colour,"#d9a155",.3);return mix(dish.body,"#d9a155",/white|pale|ivory|black|dark|chocolate|brown|green|red|pink|purple/.
test(dish.lead.words)?.12:.35)};var icingOf=dish=>dish.parts.slice(1).find(({flows,looks,words})=>(flows||looks[0]?.shape==="tint")&&!/dough|crumb|sponge|crust|flame/.
test(words))?.colour??null;var has=(dish,words)=>words.test(dish.words);var cookie=(dish,place,size)=>{const{rng}=dish;const colour=crustOf(dish);const long=has(
dish,/biscotti|finger|stick/);const square=has(dish,/square|rectang|wedge|bar|diamond/);const{x,y}=place;const stickShape=`M${at(x-size*.9,y-size*.28)}Q${at(x,y-
size*.4)} ${at(x+size*.9,y-size*.28)}Q${at(x+size*1.04,y)} ${at(x+size*.9,y+size*.3)}H${n(x-size*.9)}Q${at(x-size*1.04,y)} ${at(x-size*.9,y-size*.28)}Z`;const moon=`\
M${at(x-size,y+size*.3)}Q${at(x,y-size*1.5)} ${at(x+size,y+size*.3)}Q${at(x,y-size*.3)} ${at(x-size,y+size*.3)}Z`;const outline=long?stickShape:square?blob(rng,
place,size*.82,size*.94,{corners:4,wobble:.02,turn:.785}):has(dish,/crescent/)?moon:blob(rng,place,size,size*.97,{corners:15,wobble:.04,turn:rng.next()*6});const cracks=scatter(
rng,6,onUnit(place,size)).map(({x:x2,y:y2})=>`M${at(x2,y2)}q${at(rng.between(6,16),rng.between(-9,9))} ${at(rng.between(16,34),rng.between(-12,12))}`).join("");
const icing=icingOf(dish);return solid(outline,colour)+path(blob(rng,{x:place.x-8,y:place.y-8},size*.56,size*(long?.14:.5),{wobble:.12}),light(colour,.28),'opac\
ity=".55"')+stroke(cracks,dark(colour,.35),4,'opacity=".45"')+(icing?path(blob(rng,{x:place.x-3,y:place.y-7},size*.6,size*.56,{corners:13,wobble:.07}),icing,`st\
roke="${dark(icing,.18)}" stroke-width="3"`):"")};var sandwichCookie=(dish,place,size)=>{const colour=crustOf(dish);const filling=icingOf(dish)??"#fff1dc";const disc2=(dx,dy,r)=>blob(
dish.rng,{x:place.x+dx,y:place.y+dy},r,r*.97,{corners:16,wobble:.03});return solid(disc2(10,14,size*.9),colour)+path(disc2(4,4,size*.9),dark(filling,.14))+path(
disc2(2,1,size*.88),filling)+path(disc2(-8,-12,size*.88),dark(colour,.25))+path(disc2(-10,-16,size*.85),colour)+shine({x:place.x-10,y:place.y-16},size*.8,colour)+
specks(dish.rng,disc(place.x-10,place.y-16,size*.6),dark(colour,.3),12,5)};var has2=(dish,words)=>words.test(dish.words);var roll=(dish,place,size)=>{const{rng}=dish;const colour=crustOf(dish);const{x,y}=place;const icing=icingOf(dish);
const round2=blob(rng,place,size,size*.94,{corners:13,wobble:.035});const wound=has2(dish,/spiral|swirl|cinnamon|coil|snail|wound|filling/);const knot=has2(dish,
/knot|twist|braid/);const spiral=turns=>Array.from({length:26},(_,i)=>{const angle=i/25*turns*6.283;const reach=size*(.08+i/25*.72);return`${i?"L":"M"}${at(x-3+
Math.cos(angle)*reach,y-6+Math.sin(angle)*reach)}`}).join("");const glazed=icing?wound||has2(dish,/frost|icing|white/)?path(blob(rng,{x:x-4,y:y-8},size*.74,size*
.66,{wobble:.18}),icing,'opacity=".82"'):"":"";return solid(round2,colour)+path(blob(rng,{x:x-5,y:y-10},size*.74,size*.66,{wobble:.06}),light(colour,.16),'opaci\
ty=".8"')+(wound?stroke(spiral(2.4),dark(mix(colour,"#6b3a1c",.5),.15),size*.11):"")+(knot?stroke(`M${at(x-size*.7,y+size*.2)}Q${at(x-size*.1,y-size*.7)} ${at(x+
size*.6,y-size*.1)}M${at(x-size*.5,y-size*.45)}Q${at(x+size*.1,y+size*.6)} ${at(x+size*.66,y+size*.3)}`,dark(colour,.32),size*.09,'opacity=".8"'):"")+(has2(dish,
/cross/)?stroke(`M${at(x-size*.7,y-6)}H${n(x+size*.64)}M${at(x-3,y-size*.74)}V${n(y+size*.6)}`,"#fff6e6",size*.13):"")+(has2(dish,/folded|split/)?stroke(`M${at(
x-size*.8,y+size*.06)}Q${at(x,y+size*.3)} ${at(x+size*.8,y)}`,dark(colour,.36),size*.08):"")+glazed+shine(place,size,colour)};var biscuit=(dish,place,size)=>{const{
rng}=dish;const colour=crustOf(dish);const{x,y}=place;const wedge3=has2(dish,/wedge|triang/);const outline=wedge3?`M${at(x,y-size*.9)}L${at(x+size*.9,y+size*.62)}\
Q${at(x,y+size*.95)} ${at(x-size*.9,y+size*.62)}Z`:blob(rng,place,size*.92,size*.9,{corners:18,wobble:.035});return path(outline,shadowColour,'opacity=".3" tran\
sform="translate(9 22)"')+path(outline,dark(colour,.12),`transform="translate(0 12)" stroke="${light(colour,.5)}" stroke-width="8"`)+path(outline,colour,`transf\
orm="translate(-2 -5)" stroke="${dark(colour,.2)}" stroke-width="3"`)+path(blob(rng,{x:x-6,y:y-8},size*.5,size*.4,{wobble:.14}),dark(mix(colour,"#c47a2c",.4),.06),
'opacity=".5"')+shine(place,size*.8,colour)};var ringOfDough=(dish,place,size)=>{const{rng}=dish;const colour=crustOf(dish);const icing=icingOf(dish);const{x,y}=place;
const filledOne=has2(dish,/filled|jelly|jam|ball|hole|puff|pillow|beignet|bombolon|berliner|paczki|long|stick|ridged/);if(filledOne&&has2(dish,/long|stick|ridged|twist/))
return stick(dish,place,size,colour);const outer=filledOne&&has2(dish,/pillow|square|beignet/)?blob(rng,place,size*.95,size*.9,{corners:4,wobble:.03,turn:.785}):
blob(rng,place,size,size*.97,{corners:16,wobble:.03});const hole=filledOne?"":circle(x-2,y-3,size*.3,dark(colour,.55))+circle(x,y,size*.25,"#3a2416",'opacity=".\
55"');return solid(outer,colour)+(icing&&!filledOne?path(blob(rng,{x:x-3,y:y-7},size*.86,size*.82,{corners:18,wobble:.05}),icing):"")+(filledOne?path(blob(rng,{
x:x-6,y:y-10},size*.66,size*.58,{wobble:.08}),light(colour,.22),'opacity=".7"'):stroke(`M${at(x-size*.6,y-size*.36)}a${n(size*.7)} ${n(size*.7)} 0 0 1 ${n(size*
.8)} ${n(-size*.2)}`,light(icing??colour,.5),size*.1,'opacity=".7"'))+(filledOne&&icing?circle(x+size*.3,y+size*.16,size*.17,icing):"")+hole};function stick(dish,{
x,y},size,colour){const turn=dish.rng.between(-14,14);return turned(box(x-size*1+6,y-size*.26+12,size*2,size*.56,size*.26,shadowColour,'opacity=".3"')+box(x-size,
y-size*.28,size*2,size*.56,size*.27,dark(colour,.3))+box(x-size,y-size*.3,size*1.97,size*.48,size*.24,colour)+stroke(`M${at(x-size*.9,y-size*.14)}h${n(size*1.75)}\
M${at(x-size*.9,y+size*.02)}h${n(size*1.75)}`,dark(colour,.3),5,'opacity=".6"'),turn,x,y)}var pretzel=(dish,{x,y},size)=>{const colour=crustOf(dish);const s=size;
const rope=`M${at(x-s*.5,y+s*.62)}C${at(x-s*.1,y+s*.1)} ${at(x+s*1.2,y-s*.1)} ${at(x+s*.72,y-s*.62)}C${at(x+s*.3,y-s*.98)} ${at(x,y-s*.3)} ${at(x,y-s*.1)}C${at(
x,y-s*.3)} ${at(x-s*.3,y-s*.98)} ${at(x-s*.72,y-s*.62)}C${at(x-s*1.2,y-s*.1)} ${at(x+s*.1,y+s*.1)} ${at(x+s*.5,y+s*.62)}`;return stroke(rope,shadowColour,s*.3,'\
opacity=".3" transform="translate(7 13)"')+stroke(rope,dark(colour,.35),s*.31)+stroke(rope,dark(mix(colour,"#9a5326",.5),.05),s*.25)+stroke(rope,light(colour,.4),
s*.05,'opacity=".6" transform="translate(-4 -7)"')+specks(dish.rng,disc(x,y,s*.8),"#fffaf0",26,8)};var baguette=(dish,{x,y},size)=>{const colour=crustOf(dish);const slashes=Array.
from({length:6},(_,i)=>`M${at(x-size*.78+i*size*.28,y+size*.08)}l${n(size*.2)} ${n(-size*.18)}`).join("");const body=`M${at(x-size,y)}Q${at(x-size*.8,y-size*.26)}\
 ${at(x,y-size*.25)}T${at(x+size,y)}Q${at(x+size*.8,y+size*.24)} ${at(x,y+size*.24)}T${at(x-size,y)}Z`;return turned(solid(body,colour)+stroke(slashes,dark(colour,
.35),size*.1)+stroke(slashes,light(colour,.5),size*.06)+specks(dish.rng,disc(x,y,size*.8,size*.12),"#fff8ec",40,5),dish.rng.between(-4,4),x,y)};var roundLoaf=(dish,place,size)=>{
const{rng}=dish;const colour=crustOf(dish);const{x,y}=place;const cuts2=has2(dish,/cross/)?`M${at(x-size*.6,y)}H${n(x+size*.6)}M${at(x,y-size*.6)}V${n(y+size*.6)}`:
[-.4,0,.4].map(dx=>`M${at(x+dx*size-size*.14,y-size*.5)}q${n(size*.2)} ${n(size*.5)} ${n(size*.14)} ${n(size)}`).join("");return solid(blob(rng,place,size,size*
.96,{corners:18,wobble:.025}),colour)+path(blob(rng,{x:x-8,y:y-14},size*.8,size*.74,{corners:14,wobble:.05}),light(colour,.14),'opacity=".8"')+stroke(cuts2,dark(
colour,.3),size*.11)+stroke(cuts2,light(colour,.5),size*.06)+specks(rng,disc(x,y,size*.8),"#fff8ec",110,6)+shine(place,size,colour)};var braid=(dish,{x,y},size)=>{
const colour=crustOf(dish);const lobes=Array.from({length:9},(_,i)=>{const along=(i-4)/4.4;const wide=size*.36*Math.sqrt(1-along*along*.75);const px=x+along*size;
const up=i%2?1:-1;const lobe=turned(ellipse(px,y+up*wide*.36,size*.25,wide*.86,dark(colour,.34))+ellipse(px-3,y+up*wide*.36-5,size*.225,wide*.8,colour)+ellipse(
px-8,y+up*wide*.36-14,size*.1,wide*.44,light(colour,.35),'opacity=".7"'),up*32,px,y);return lobe});return ellipse(x+10,y+22,size*1.02,size*.4,shadowColour,'opac\
ity=".3"')+lobes.join("")+specks(dish.rng,disc(x,y,size*.8,size*.2),"#fbe6b5",has2(dish,/seed|sugar|almond/)?46:0,7)};var meringue=(dish,place,size)=>{const{rng}=dish;
const colour=mix(dish.body,"#fff6e6",.4);return[1,.74,.48,.22].map((r,i)=>{const at2={x:place.x-i*2,y:place.y-i*size*.07};const d=blob(rng,at2,size*r,size*r*.92,
{corners:14,wobble:.08});return(i===0?shadow(d,8,14,.3):"")+path(d,mix(colour,"#c9a06a",.3))+path(d,light(colour,i*.2),'transform="translate(-2 -5)"')}).join("")};var bagelLike=(dish,place,size,i)=>ringOfDough({...dish,words:"",parts:dish.parts.slice(0,1)},place,size,i)+circle(place.x,place.y,size*.1,dark(crustOf(dish),.7));var char=(dish,place,size,colour)=>scatter(dish.rng,12,disc(place.x,place.y,size*.82,size*.7)).map(spot=>path(blob(dish.rng,spot,dish.rng.between(8,26),dish.rng.
between(6,15),{wobble:.3,turn:dish.rng.next()*6}),dark(mix(colour,"#8a4d1c",.5),.15),'opacity=".5"')).join("");var roundOf=(dish,place,size,wide=1)=>{const colour=mix(
dish.body,"#e3bb78",.35);const outline=blob(dish.rng,place,size*wide,size*.92,{corners:15,wobble:.045,turn:0});return solid(outline,colour)+path(blob(dish.rng,{
x:place.x-8,y:place.y-12},size*wide*.74,size*.64,{wobble:.1}),light(colour,.2),'opacity=".6"')+char(dish,place,size,colour)};function flatbread(dish){const served2=serve(
dish);const{x,y,rx,ry}=served2;const{rng}=dish;const over={...dish,pieces:dish.extras};const slab=/focaccia|square|rectang|slab|dimple|long|furrow/.test(dish.words)||
dish.looks.vessel==="sheet pan";if(slab){const colour=mix(dish.body,"#dba555",.4);const[w,h]=[rx*(served2.walls?.96:.92),ry*(served2.walls?.94:.84)];const dimples=scatter(
rng,26,rectangle(x-w*.9,y-h*.86,w*1.8,h*1.7)).map(spot=>path(blob(rng,spot,20,15,{wobble:.12}),dark(colour,.26),'opacity=".6"')+path(blob(rng,{x:spot.x+2,y:spot.
y+4},13,9),light(colour,.4),'opacity=".6"')).join("");return served2.under+box(x-w+10,y-h+18,w*2,h*2,60,shadowColour,'opacity=".3"')+box(x-w,y-h,w*2,h*2,60,dark(
colour,.3))+box(x-w+3,y-h-4,w*2-10,h*2-14,56,colour)+dimples+toppings(over,rectangle(x-w*.84,y-h*.8,w*1.66,h*1.56),{kinds:5,share:1.3})}const size=Math.min(rx,ry)*
.66;const{dish:rest,svg}=sides(dish,served2);const places=[{x:x-size*.5,y:y-size*.22},{x:x+size*.56,y:y-size*.1},{x:x-size*.02,y:y+size*.42}];return served2.under+
places.map(place=>roundOf(rest,place,size,/naan|oval|teardrop/.test(dish.words)?1.2:1)).join("")+toppings({...rest,pieces:rest.extras},disc(x,y+size*.3,size*.8,
size*.64),{kinds:4,share:.9})+svg}var filledRound=(dish,place,size)=>{const colour=mix(dish.body,"#d9a050",.4);const filling=dish.parts.slice(1).find(({looks})=>looks.
length>0)?.colour??"#c9793a";const{x,y}=place;const half=`M${at(x-size,y+size*.18)}C${at(x-size*.96,y-size)} ${at(x+size*.96,y-size)} ${at(x+size,y+size*.18)}Z`;
return turned(path(half,shadowColour,'opacity=".3" transform="translate(8 22)"')+path(`M${at(x-size*.98,y+size*.1)}H${n(x+size*.98)}V${n(y+size*.4)}Q${at(x,y+size*
.54)} ${at(x-size*.98,y+size*.4)}Z`,dark(colour,.2))+path(`M${at(x-size*.96,y+size*.14)}H${n(x+size*.96)}V${n(y+size*.3)}Q${at(x,y+size*.4)} ${at(x-size*.96,y+size*
.3)}Z`,filling)+specks(dish.rng,rectangle(x-size*.9,y+size*.16,size*1.8,size*.16),dark(filling,.3),30,8)+path(half,dark(colour,.16))+path(half,colour,'transform\
="translate(-2 -6)"')+char(dish,{x,y:y-size*.3},size*.6,colour),dish.rng.between(-10,10),x,y)};var loafSlice=(dish,{x,y},size)=>{const{rng}=dish;const crumb2=mix(
dish.body,light(dish.body,.5),/meat|brown|dark|pink|black/.test(dish.lead.words)?0:.3);const rim=dish.parts.slice(1).find(({words})=>/crust|glaze|bacon|rind|edge|top/.
test(words));const crust=rim?.colour??dark(mix(dish.body,"#8a4f22",.5),.1);const s=size;const outline=`M${at(x-s*.72,y-s*.36)}C${at(x-s*.95,y-s*.9)} ${at(x+s*.95,
y-s*.9)} ${at(x+s*.72,y-s*.36)}L${at(x+s*.76,y+s*.66)}Q${at(x+s*.76,y+s*.82)} ${at(x+s*.6,y+s*.82)}H${n(x-s*.6)}Q${at(x-s*.76,y+s*.82)} ${at(x-s*.76,y+s*.66)}Z`;
const inside=dish.extras.filter(({shape})=>shape!=="leaf").slice(0,3);return turned(shadow(outline,9,13,.32)+path(outline,dark(crust,.14))+path(outline,crumb2,`\
stroke="${crust}" stroke-width="${n(s*.1)}" transform="translate(-3 -4)"`)+specks(rng,rectangle(x-s*.56,y-s*.4,s*1.12,s*1.06),dark(crumb2,.18),50,6)+inside.map(
look=>look.shape==="shred"?threads(rng,disc(x,y+s*.1,s*.5),look.colour,10,14):scatter(rng,look.size>20?3:6,disc(x,y+s*.1,s*.52)).map(spot=>drawPiece(rng,look,spot,
Math.min(.8,s*.2/look.size))).join("")).join(""),rng.between(-6,6),x,y)};var rawDough=(dish,{x,y},size)=>{const{rng}=dish;const colour=mix(dish.body,"#f4e3bd",.4);
const flat=/wrapper|sheet|round|square|thin|pasta|noodle|tortilla/.test(dish.words);const block=/block|slab|layered/.test(dish.words);const outline=block||/square/.
test(dish.words)?blob(rng,{x,y},size*.96,size*.84,{corners:4,wobble:.015,turn:.785}):blob(rng,{x,y},size,size*(flat?.96:.9),{corners:15,wobble:.03});return(flat?
[2,1,0].map(i=>path(outline,i?dark(colour,.12*i):colour,`transform="translate(${i*7} ${i*9})" stroke="${dark(colour,.25)}" stroke-width="3"`)).join(""):solid(outline,
colour))+(flat?"":path(blob(rng,{x:x-10,y:y-16},size*.6,size*.5,{wobble:.06}),light(colour,.4),'opacity=".8"'))+specks(rng,disc(x,y,size*.9),"#fffaf2",46,6)};function loaf(dish){const{rng}=dish;const colour=crustOf(dish);const icing=dish.parts.slice(1).find(({flows})=>flows)?.colour;const crust=mix(colour,"#8a4f22",.4);
const crumbColour=light(colour,.46);const inside=dish.extras;const body=`M330 250Q330 205 400 205H650Q705 205 705 262V640Q705 700 650 700H400Q330 700 330 640Z`;
const crack=`M516 262Q480 330 528 400T508 520T526 640`;const slice2=(x,turn)=>turned(box(x+8,232,80,470,34,shadowColour,'opacity=".28"')+box(x,216,80,470,34,dark(
crust,.2))+box(x+6,222,66,456,28,crumbColour)+specks(rng,rectangle(x+14,240,48,420),dark(crumbColour,.18),46,5)+inside.slice(0,2).map(look=>scatter(rng,6,rectangle(
x+20,256,40,390)).map(spot=>drawPiece(rng,look,spot,.72)).join("")).join(""),turn,x+40,450);return board(rng,150,130,900,650)+path(body,shadowColour,'opacity=".\
3" transform="translate(10 18)"')+path(body,dark(crust,.25))+path(body,crust,'transform="translate(-4 -7)"')+path(blob(rng,{x:512,y:446},150,216,{corners:14,wobble:.05}),
light(crust,.2))+stroke(crack,dark(crust,.3),40,'opacity=".35"')+stroke(crack,mix(crust,crumbColour,.55),22)+specks(rng,disc(512,450,150,200),dark(crust,.3),50,
5)+inside.slice(0,2).map(look=>scatter(rng,10,disc(512,450,140,200)).map(spot=>drawPiece(rng,look,spot,.9)).join("")).join("")+(icing?path(blob(rng,{x:512,y:440},
150,206,{corners:18,wobble:.07}),icing,'opacity=".9"')+stroke("M400 560v70M470 600v66M560 590v72M628 560v50",icing,34,'opacity=".9"'):"")+slice2(748,4)+slice2(862,
9)+specks(rng,rectangle(720,250,260,440),crust,16,8)}function pie(dish){const{rng}=dish;const served2=serve(dish);const{x,y}=served2;const r=Math.min(served2.rx,
served2.ry)*(served2.walls?1:1.1);const crust=mix("#d9a25a",dish.body,/crust|pastry|phyllo|lid/.test(dish.lead.words)?.4:0);const crustPart=/crust|pastry|lattice|lid|dough|phyllo|puff|braid|edge/;
const filling=dish.parts.find(({words,looks})=>!crustPart.test(words)&&looks.length>0);const open2=filling?.colour??dish.tint;const has8=words=>words.test(dish.
words);const lattice=has8(/lattice|woven/);const cloud2=dish.parts.find(({words})=>/meringue|whipped|peaks|cream top|mash/.test(words));const closed=!lattice&&!cloud2&&
/crust|pastry|lid|phyllo|puff/.test(dish.lead.words)&&dish.looks.form==="pie"&&!has8(/shell|open|custard|edge|rim|crust edge|crimped edge/);const crimps=Array.from(
{length:38},(_,i)=>{const angle=i/38*Math.PI*2;return circle(x+Math.cos(angle)*r*.95,y+Math.sin(angle)*r*.95,r*.084,i%2?crust:light(crust,.18),`stroke="${dark(crust,
.28)}" stroke-width="4"`)}).join("");const band=(offset,turn)=>{const half=Math.sqrt(Math.max(0,(r*.92)**2-offset**2));return turned(box(x-half,y+offset-24+8,half*
2,50,8,shadowColour,'opacity=".25"')+box(x-half,y+offset-25,half*2,50,8,dark(crust,.2))+box(x-half,y+offset-25,half*2,42,8,light(crust,.1)),turn,x,y)};const strips=[
-168,-84,0,84,168].map((offset,i)=>band(offset,42)+band([168,-84,0,84,-168][i]??0,-48)).join("");const coil=Array.from({length:50},(_,i)=>{const a=i/49*22;const reach=r*
(.06+i/49*.82);return`${i?"L":"M"}${at(x+Math.cos(a)*reach,y+Math.sin(a)*reach)}`}).join("");const lid2=()=>path(blob(rng,{x,y},r*.92,r*.9,{corners:18,wobble:.015}),
crust)+path(blob(rng,{x:x-14,y:y-20},r*.66,r*.6,{wobble:.06}),light(crust,.18),'opacity=".8"')+specks(rng,disc(x,y,r*.8),dark(crust,.3),60,8)+(has8(/spiral|coil/)?
stroke(coil,dark(crust,.4),16,'opacity=".7"'):[0,1,2,3,4].map(i=>{const a=i/5*6.283;const cut2=`M${at(x+Math.cos(a)*r*.2,y+Math.sin(a)*r*.2)}L${at(x+Math.cos(a)*
r*.46,y+Math.sin(a)*r*.46)}`;return stroke(cut2,dark(open2,.2),16)+stroke(cut2,open2,9)}).join(""));const peaks=colour=>scatter(rng,26,disc(x,y,r*.84)).toSorted(
(a,b)=>a.y-b.y).map(spot=>path(blob(rng,spot,58,48,{corners:10,wobble:.14}),dark(colour,.08))+path(blob(rng,{x:spot.x-4,y:spot.y-8},44,34,{wobble:.16}),light(colour,
.3))+(has8(/meringue|brown|toast/)?circle(spot.x,spot.y-16,13,"#c98a3f",'opacity=".6"'):"")).join("");const pieces=dish.pieces;const custard=dish.looks.form==="\
quiche"?mix(open2,"#f2c65c",.5):open2;const content=closed?"":toppings({...dish,pieces},disc(x,y,r*.8),{kinds:5,share:lattice?1.2:1.5});return served2.under+circle(
x+6,y+12,r*1.02,shadowColour,'opacity=".3"')+circle(x,y,r,dark(crust,.3))+sauce(rng,{x,y,r:r*.92},custard)+(cloud2?peaks(mix(cloud2.colour,"#fff3dc",.6)):content)+
(lattice?strips:"")+(closed?lid2():"")+crimps+circle(x,y,r*.87,"none",`stroke="${dark(crust,.35)}" stroke-width="7" opacity=".4"`)+stroke(arc(x,y,r*.98,-2.6,-1.9),
"#ffe7b8",9,'opacity=".7"')+(closed?"":finish({...dish,pieces:dish.extras},disc(x,y,r*.66)))}var X4=600;var Y2=452;function pancakes(dish){const{rng}=dish;const colour=mix(dish.body,"#dfa04e",.4);const over=dish.parts.slice(1).find(({flows,words})=>flows&&
!/butter/.test(words))?.colour;const withButter=/butter/.test(dish.words);const stack=[0,1,2,3,4].map(i=>{const place={x:X4+(i-2)*7+rng.between(-12,12),y:Y2+52-
i*22+rng.between(-5,5)};const outline=blob(rng,place,226,218,{corners:16,wobble:.025});const crown2=blob(rng,{x:place.x-2,y:place.y-3},208,200,{corners:16,wobble:.03});
const brown=blob(rng,{x:place.x-2,y:place.y-4},190,182,{corners:13,wobble:.06});return shadow(outline,5,12,.28)+path(outline,light(colour,.42))+path(crown2,mix(
colour,"#f2c983",.35))+path(brown,dark(colour,.16))});const top={x:X4+8,y:Y2-36};const pores=scatter(rng,60,disc(top.x,top.y,160)).map(({x,y})=>`M${at(x,y)}h.1`).
join("");const syrup=path(blob(rng,{x:top.x+20,y:top.y+26},148,122,{corners:12,wobble:.2}),over??"#8f4513",'opacity=".8"');const runs=[-.3,.9,1.9].map(angle=>{const x=top.
x+Math.cos(angle)*120;const y=top.y+30+Math.sin(angle)*100;return stroke(`M${at(x,y)}q${at(Math.cos(angle)*60,Math.sin(angle)*40)} ${at(Math.cos(angle)*92,Math.
sin(angle)*90+40)}`,over??"#8f4513",32,'opacity=".72"')});const shine2=stroke(arc(top.x+16,top.y+24,112,-2.7,-1.7),"#f5d7a0",8,'opacity=".75"');const butter2=turned(
box(top.x-36,top.y-22,72,62,8,"#d9a83a")+box(top.x-38,top.y-30,72,60,8,"#fbe08a")+stroke(`M${at(top.x-26,top.y-18)}h30`,"#fff8d8",6),rng.between(-25,25),top.x,top.
y);const fruit=toppings({...dish,pieces:dish.extras},ring(X4,Y2-24,40,210),{kinds:3,share:.7});return serve(dish).under+stack.join("")+stroke(pores,dark(colour,
.36),6,'opacity=".5"')+(over?runs.join("")+syrup+shine2:"")+(withButter?butter2:"")+fruit}function waffles(dish){const{rng}=dish;const toast=dish.looks.form==="\
french toast";const colour=mix(dish.body,toast?"#d99a4e":"#d38f3e",.5);const syrup=dish.parts.slice(1).find(({flows})=>flows)?.colour;const one=(x,y,turn)=>{const cells=toast?
"":Array.from({length:16},(_,i)=>box(x-118+i%4*60,y-118+Math.floor(i/4)*60,46,46,9,dark(colour,.3))+stroke(`M${at(x-112+i%4*60,y-80+Math.floor(i/4)*60)}h34`,light(
colour,.35),5,'opacity=".8"')).join("");const crust=toast?path(blob(rng,{x,y},118,112,{corners:12,wobble:.08}),dark(colour,.2),'opacity=".75"'):"";return turned(
box(x-140,y-132,290,290,50,shadowColour,'opacity=".25"')+box(x-145,y-145,290,290,toast?60:46,dark(colour,.3))+box(x-140,y-143,278,276,toast?56:42,light(colour,.14))+
cells+crust,turn,x,y)};return serve(dish).under+one(X4-76,Y2+46,-14)+one(X4+74,Y2-30,16)+toppings({...dish,pieces:dish.extras},disc(X4+10,Y2,190),{kinds:3,share:.8})+
(syrup?stroke(`M${at(X4-150,Y2+40)}q60 -110 100 10t100 -30t100 20`,syrup,13,'opacity=".8"'):"")}function omelette(dish){if(dish.looks.vessel!=="plate"&&dish.looks.
vessel!=="platter")return setEggs(dish);const{rng}=dish;const gold=mix(dish.body,"#f2bf45",.6);const moon=`M${at(X4-265,Y2+40)}Q${at(X4-250,Y2-215)} ${at(X4+10,
Y2-205)}Q${at(X4+260,Y2-195)} ${at(X4+262,Y2+52)}Q${at(X4,Y2+138)} ${at(X4-265,Y2+40)}Z`;const brown=scatter(rng,15,disc(X4,Y2-60,190,105)).map(place=>path(blob(
rng,place,rng.between(18,48),rng.between(9,22),{wobble:.25,turn:rng.between(-.4,.4)}),"#c47f25",'opacity=".5"')).join("");const filling={...dish,pieces:dish.extras.
filter(({shape})=>shape!=="egg")};return serve(dish).under+toppings(filling,disc(X4,Y2+82,214,62),{kinds:4,share:1.1})+shadow(moon,5,14,.32)+path(moon,dark(gold,
.24))+path(moon,gold,'transform="translate(-2 -9)"')+brown+stroke(`M${at(X4-215,Y2-60)}Q${at(X4-150,Y2-178)} ${at(X4-10,Y2-180)}`,"#fff1c2",13,'opacity=".8"')+finish(
dish,disc(X4,Y2-30,190,110))}function eggsInSauce(dish){const served2=serve(dish);const{rng}=dish;const{x,y,rx,ry}=served2;const pool=dish.parts.find(({flows,words})=>flows&&
!/egg|yolk/.test(words))?.colour??dish.tint;const turn=rng.next()*6;const many=Math.min(rx,ry)>255?5:2;const eggs=Array.from({length:many},(_,i)=>{const angle=turn+
i/many*Math.PI*2;const place={x:x+Math.cos(angle)*rx*(many>2?.56:.4),y:y+Math.sin(angle)*ry*(many>2?.56:.4)};return path(blob(rng,place,78,68,{corners:11,wobble:.16}),
"#fff7e6")+circle(place.x+2,place.y+4,31,"#d9850f")+circle(place.x,place.y,29,"#f8b52a")+circle(place.x-9,place.y-10,7,"#fff3c4")}).join("");return filled(dish,
served2,sauce(rng,around(served2),pool)+eggs)+toppings({...dish,pieces:dish.pieces.filter(({shape})=>shape!=="egg"&&shape!=="tomato")},room(served2,.8),{kinds:3,
share:.6})}function setEggs(dish){const{rng}=dish;const served2=serve(dish);const area=around(served2);const browned2=scatter(rng,16,room(served2,.86)).map(place=>path(
blob(rng,place,rng.between(22,54),rng.between(12,28),{wobble:.28,turn:rng.next()*6}),"#b8741f",'opacity=".4"')).join("");return filled(dish,served2,sauce(rng,area,
mix("#f2c65c",dish.body,.3))+browned2)+toppings({...dish,pieces:dish.extras.filter(({shape})=>shape!=="egg")},room(served2,.78),{kinds:5,share:.9})}var muffin=(dish,place,size)=>{const{rng}=dish;const colour=crustOf(dish);const frosting=dish.parts.slice(1).find(({words,flows})=>flows||/frost|icing|cream|swirl/.
test(words));const frosted=dish.looks.form==="cupcakes"||/frost|icing|buttercream/.test(dish.words);const cream=frosting?.colour??(dish.looks.form==="cupcakes"?
dish.body:"#fff1dd");const paper=light(dish.main,.55);const pleats=Array.from({length:30},(_,k)=>{const angle=k/30*Math.PI*2;return`M${at(place.x+Math.cos(angle)*
size*.84,place.y+Math.sin(angle)*size*.84)}L${at(place.x+Math.cos(angle)*size*.97,place.y+Math.sin(angle)*size*.97)}`}).join("");const crown2=frosted?[.76,.54,.32,
.13].map((r,k)=>circle(place.x+5,place.y+9-k*3,r*size,shadowColour,'opacity=".16"')+path(blob(rng,{x:place.x,y:place.y-k*3},r*size,r*size,{corners:16,wobble:.05}),
light(cream,k*.16))).join(""):path(blob(rng,{x:place.x-5,y:place.y-8},size*.72,size*.68,{corners:11,wobble:.07}),light(colour,.12))+stroke(scatter(rng,6,disc(place.
x,place.y,size*.5)).map(({x,y})=>`M${at(x,y)}q${at(rng.between(9,22),rng.between(-12,12))} ${at(rng.between(26,46),rng.between(-10,10))}`).join(""),dark(colour,
.3),5,'opacity=".5"')+path(blob(rng,{x:place.x-size*.2,y:place.y-size*.24},size*.27,size*.18,{wobble:.2}),light(colour,.5),'opacity=".5"');return circle(place.x+
6,place.y+12,size,shadowColour,'opacity=".25"')+circle(place.x,place.y,size*.98,paper)+stroke(pleats,dark(paper,.25),4,'opacity=".7"')+path(blob(rng,place,size*
.88,size*.86,{corners:13,wobble:.045}),dark(colour,.22))+crown2+studs(dish,place,frosted?size*.6:size)};var hotDog=(dish,{x,y},size)=>{const bun2=mix("#dba050",dish.parts.find(({words})=>/bun|roll|bread|cornbread|batter/.test(words))?.colour??"#dba050",.4);const link=dish.
parts.find(({words})=>/sausage|dog|frank|wiener|brat|link/.test(words))?.colour??"#b0523a";const stripes=dish.parts.filter(({flows})=>flows).map(({colour})=>colour).
slice(0,2);const zigzag=dy=>`M${at(x-size*.7,y+dy)}${Array.from({length:9},(_,i)=>`l${n(size*.155)} ${n((i%2?1:-1)*size*.14)}`).join("")}`;return turned(box(x-size,
y-size*.36+16,size*2,size*.76,size*.36,shadowColour,'opacity=".3"')+box(x-size,y-size*.4,size*2,size*.8,size*.38,dark(bun2,.26))+box(x-size+3,y-size*.42,size*1.97,
size*.34,size*.17,bun2)+box(x-size+3,y+size*.06,size*1.97,size*.3,size*.15,light(bun2,.14))+box(x-size*1.06,y-size*.19,size*2.12,size*.36,size*.18,dark(link,.3))+
box(x-size*1.05,y-size*.2,size*2.09,size*.29,size*.145,link)+stroke(`M${at(x-size*.86,y-size*.12)}h${n(size*1.5)}`,light(link,.5),size*.05,'opacity=".6"')+toppings(
{...dish,pieces:dish.extras.filter(({word})=>!/hot dog|sausage|frank|bun/.test(word))},rectangle(x-size*.8,y-size*.14,size*1.6,size*.24),{kinds:3,share:.5,scale:.62})+
stripes.map((colour,i)=>stroke(zigzag(i*14),colour,size*.075)).join(""),-8,x,y)};function crepes(dish){const served2=serve(dish);const{x,y,rx,ry}=served2;const colour=mix(
dish.body,"#e8bd70",.4);const s=Math.min(rx,ry)*.92;const rolled=/roll|tube|cigar|stack|cake/.test(dish.words);const quarter=(px,py,turn)=>{const d=`M${at(px,py-
s*.8)}L${at(px+s*.86,py+s*.4)}Q${at(px,py+s*.8)} ${at(px-s*.86,py+s*.4)}Z`;return turned(solid(d,colour)+stroke(`M${at(px-s*.7,py+s*.4)}Q${at(px,py+s*.64)} ${at(
px+s*.7,py+s*.4)}M${at(px-s*.6,py+s*.24)}Q${at(px,py+s*.46)} ${at(px+s*.6,py+s*.24)}`,dark(colour,.3),5,'opacity=".6"')+char(dish,{x:px,y:py+s*.1},s*.5,colour),
turn,px,py)};const tube=py=>{const w=rx*.86;return box(x-w+6,py-s*.17+13,w*2,s*.4,s*.18,shadowColour,'opacity=".3"')+box(x-w,py-s*.2,w*2,s*.4,s*.18,dark(colour,
.26))+box(x-w+2,py-s*.22,w*1.97,s*.33,s*.16,colour)+stroke(`M${at(x-w*.9,py-s*.02)}h${n(w*1.8)}`,dark(colour,.3),4,'opacity=".6"')+char(dish,{x,y:py},s*.2,colour)};
const over=dish.parts.slice(1).find(({flows})=>flows)?.colour;const body=rolled?[-.5,0,.5].map(d=>tube(y+d*s)).join(""):quarter(x-s*.4,y+s*.06,-22)+quarter(x+s*
.44,y,16);return served2.under+body+(over?stroke(`M${at(x-s*.9,y-10)}q${n(s*.3)} ${n(-s*.4)} ${n(s*.6)} 0t${n(s*.6)} 0t${n(s*.6)} 0`,over,22,'opacity=".85"'):"")+
toppings({...dish,pieces:dish.extras},disc(x,y+10,s*.8,s*.5),{kinds:3,share:.7})}var poachedOn=(dish,{x,y},size)=>{const{rng}=dish;const sauceColour=dish.parts.
find(({words})=>/hollandaise|sauce|yogurt|butter/.test(words))?.colour??"#f4cf62";const base=dish.parts.find(({words})=>/muffin|toast|bread|potato|rosti|biscuit|cake/.
test(words))?.colour??sauceColour;const between2=dish.extras.filter(({shape})=>shape!=="egg"&&shape!=="herb"&&shape!=="ringlet")[0];return solid(blob(rng,{x,y:y+
size*.1},size,size*.94,{corners:14,wobble:.03}),base)+(between2?scatter(rng,6,disc(x,y,size*.76)).map(spot=>drawPiece(rng,between2,spot,Math.min(1,size*.34/between2.
size))).join(""):"")+path(blob(rng,{x,y:y-4},size*.7,size*.62,{corners:11,wobble:.1}),"#e9ddc8")+path(blob(rng,{x:x-3,y:y-9},size*.66,size*.57,{corners:11,wobble:.1}),
"#fffaf0")+path(blob(rng,{x:x-3,y:y-14},size*.5,size*.42,{corners:12,wobble:.16}),sauceColour)+path(blob(rng,{x:x+size*.1,y:y+size*.06},size*.16,size*.11,{wobble:.16}),
"#ee9a10")};var has3=(dish,words)=>words.test(dish.words);var sliceOfCake=(dish,{x,y},size)=>{const{rng}=dish;const tones=dish.parts.filter(({flows,looks})=>flows||looks[0]?.
shape==="tint").map(({colour})=>colour);const sponge=dish.body;const cream=tones.find(tone=>tone!==sponge)??light(sponge,.5);const s=size;const front=`M${at(x-s,
y+s*.2)}L${at(x+s,y-s*.06)}V${n(y+s*.62)}L${at(x-s,y+s*.62)}Z`;const top=`M${at(x-s,y+s*.2)}L${at(x+s*.66,y-s*.62)}Q${at(x+s*1.1,y-s*.4)} ${at(x+s,y-s*.06)}Z`;const bands=[
0,1,2].map(i=>path(`M${at(x-s,y+s*(.28+i*.13))}L${at(x+s,y+s*(.02+i*.21))}v${n(s*.08)}L${at(x-s,y+s*(.32+i*.13))}Z`,cream)).join("");return path(front,shadowColour,
'opacity=".3" transform="translate(8 18)"')+path(front,sponge)+bands+specks(rng,rectangle(x-s*.7,y+s*.1,s*1.6,s*.46),dark(sponge,.2),40,5)+path(`M${at(x+s,y-s*.06)}\
V${n(y+s*.62)}L${at(x+s*.86,y+s*.62)}V${n(y)}Z`,dark(cream,.12))+path(top,dark(cream,.04))+path(top,light(cream,.2),'transform="translate(-2 -5)"')+dish.extras.
slice(0,2).map((look,i)=>scatter(rng,i?3:4,disc(x+s*.36,y-s*.26,s*.4,s*.16)).map(spot=>drawPiece(rng,look,spot,Math.min(1.1,s*.16/look.size+.3))).join("")).join(
"")};var sliceOfPie=(dish,{x,y},size)=>{const{rng}=dish;const crust="#d9a25a";const s=size;const filling=dish.parts.find(({words,colour})=>!/crust|pastry|lid|lattice|crumb/.
test(words)&&colour!=="#d9a155")?.colour??dish.body;const cap=dish.parts.slice(1).find(({flows,colour})=>flows&&colour!==filling)?.colour;const top=`M${at(x-s,y+
s*.2)}L${at(x+s*.66,y-s*.62)}Q${at(x+s*1.1,y-s*.4)} ${at(x+s,y-s*.06)}Z`;const front=`M${at(x-s,y+s*.2)}L${at(x+s,y-s*.06)}V${n(y+s*.48)}L${at(x-s,y+s*.5)}Z`;return path(
front,shadowColour,'opacity=".3" transform="translate(8 22)"')+path(`M${at(x-s,y+s*.4)}L${at(x+s*1.04,y+s*.3)}V${n(y+s*.58)}L${at(x-s,y+s*.58)}Z`,dark(crust,.14))+
path(`M${at(x-s,y+s*.2)}L${at(x+s,y-s*.06)}V${n(y+s*.4)}L${at(x-s,y+s*.48)}Z`,filling)+specks(rng,rectangle(x-s*.7,y+s*.1,s*1.6,s*.3),light(filling,.3),26,8)+path(
top,cap?light(cap,.1):mix(filling,crust,has3(dish,/lattice|lid|top crust|double|crumb/)?.8:.1))+(cap?path(blob(rng,{x:x+s*.3,y:y-s*.32},s*.5,s*.2,{corners:14,wobble:.12}),
light(cap,.4)):"")+stroke(`M${at(x+s*.66,y-s*.62)}Q${at(x+s*1.1,y-s*.4)} ${at(x+s,y-s*.06)}V${n(y+s*.4)}`,crust,s*.16)+stroke(`M${at(x+s*.7,y-s*.6)}Q${at(x+s*1.08,
y-s*.4)} ${at(x+s,y-s*.06)}`,light(crust,.4),s*.05)+dish.extras.slice(0,2).map(look=>scatter(rng,3,disc(x+s*.3,y-s*.26,s*.36,s*.14)).map(spot=>drawPiece(rng,look,
spot,.9)).join("")).join("")};var turnedOut=(dish,{x,y},size)=>{const colour=dish.body;const syrup=icingOf(dish)??light(colour,.3);const s=size;return path(blob(
dish.rng,{x,y:y+s*.5},s*.98,s*.4,{corners:14,wobble:.06}),syrup,'opacity=".85"')+path(`M${at(x-s*.5,y-s*.5)}L${at(x-s*.74,y+s*.42)}Q${at(x,y+s*.74)} ${at(x+s*.74,
y+s*.42)}L${at(x+s*.5,y-s*.5)}Z`,dark(colour,.08))+path(`M${at(x-s*.5,y-s*.5)}L${at(x-s*.74,y+s*.42)}Q${at(x-s*.4,y+s*.58)} ${at(x-s*.1,y+s*.56)}L${at(x-s*.1,y-
s*.4)}Z`,light(colour,.16))+`<ellipse cx="${n(x)}" cy="${n(y-s*.5)}" rx="${n(s*.5)}" ry="${n(s*.17)}" fill="${syrup}"/>`+stroke([-.36,-.1,.24].map((d,k)=>`M${at(
x+d*s,y-s*.4)}q${n(d*s*.1)} ${n(s*.2)} ${n(d*s*.2)} ${n(s*(.36+k%2*.3))}`).join(""),syrup,s*.1)+shine({x,y:y-s*.4},s*.4,syrup)};var tartlet=(dish,{x,y},size)=>{
const crust="#d9a25a";const filling=dish.parts.find(({words,looks})=>!/crust|pastry|pies?$|quiches?$|tarts?$|shell/.test(words)&&looks.length>0)?.colour??dish.body;
const crimps=Array.from({length:18},(_,i)=>{const a=i/18*6.283;return circle(x+Math.cos(a)*size*.86,y+Math.sin(a)*size*.86,size*.14,i%2?crust:light(crust,.2),`s\
troke="${dark(crust,.28)}" stroke-width="3"`)}).join("");return circle(x+6,y+12,size,shadowColour,'opacity=".28"')+circle(x,y,size*.9,dark(crust,.25))+path(blob(
dish.rng,{x,y},size*.76,size*.74,{corners:12,wobble:.05}),filling)+path(blob(dish.rng,{x:x-6,y:y-8},size*.46,size*.38,{wobble:.14}),light(filling,.2),'opacity="\
.6"')+crimps};var has4=(dish,words)=>words.test(dish.words);var bar=(dish,{x,y},size)=>{const{rng}=dish;const layers=dish.parts.filter(({looks})=>looks[0]?.shape==="tint").map(
({colour})=>colour);const top=layers.length>1&&has4(dish,/top|glaze|frost|icing|layer|custard|caramel|jam/)?layers.at(-1)??dish.body:dish.body;const below2=layers.
length>1&&top!==dish.body?dish.body:dark(dish.body,.3);const[w,h]=[size*1.84,size*1.6];const crackle=scatter(rng,7,rectangle(x-w*.4,y-h*.42,w*.7,h*.62)).map(spot=>`\
M${at(spot.x,spot.y)}q${at(rng.between(6,16),rng.between(-9,9))} ${at(rng.between(16,34),rng.between(-8,8))}`).join("");const oats=has4(dish,/oat|crumb|granola|streusel|coconut/);
return turned(box(x-w/2+8,y-h/2+20,w,h*1.08,14,shadowColour,'opacity=".3"')+box(x-w/2,y-h/2+10,w,h*1.06,14,dark(below2,.16))+box(x-w/2,y-h/2+2,w,h*.98,13,below2)+
box(x-w/2,y-h/2,w,h*.88,12,top)+(oats?specks(rng,rectangle(x-w*.44,y-h*.44,w*.86,h*.74),light(top,.4),40,9)+specks(rng,rectangle(x-w*.44,y-h*.44,w*.86,h*.74),dark(
top,.3),26,7):stroke(crackle,light(top,.34),4,'opacity=".6"'))+studs(dish,{x,y:y-h*.04},size),rng.between(-4,4),x,y)};var pastry2=(dish,{x,y},size,i)=>{const{rng}=dish;
const colour=mix(dish.body,"#d29a4e",.4);const s=size;const filling=dish.parts.slice(1).find(({looks})=>looks.length>0)?.colour;const layered2=(d,turn)=>turned(
solid(d,colour)+shine({x,y},s*.7,colour),turn,x,y);if(has4(dish,/croissant|crescent/)){const moon=`M${at(x-s,y+s*.42)}C${at(x-s*.9,y-s*.9)} ${at(x+s*.9,y-s*.9)}\
 ${at(x+s,y+s*.42)}Q${at(x+s*.6,y+s*.4)} ${at(x+s*.44,y+s*.16)}Q${at(x,y-s*.1)} ${at(x-s*.44,y+s*.16)}Q${at(x-s*.6,y+s*.4)} ${at(x-s,y+s*.42)}Z`;const folds=[-.6,
-.24,.24,.6].map(d=>`M${at(x+d*s*.7,y+s*.14-(1-Math.abs(d))*s*.1)}Q${at(x+d*s*.9,y-s*.2)} ${at(x+d*s*1.1,y-s*.44+Math.abs(d)*s*.3)}`).join("");return turned(solid(
moon,colour)+stroke(folds,dark(colour,.36),s*.06,'opacity=".7"')+shine({x,y:y-s*.1},s,colour),rng.between(-30,30)+i%2*180,x,y)}if(has4(dish,/tube|roll|finger|stick|twist|cigar|bar-shaped|horn|straw|log|choux fing|strip/)){
const twists=Array.from({length:6},(_,k)=>`M${at(x-s*.8+k*s*.3,y+s*.2)}l${n(s*.16)} ${n(-s*.44)}`).join("");return turned(box(x-s+6,y-s*.26+12,s*2,s*.58,s*.24,shadowColour,
'opacity=".3"')+box(x-s,y-s*.3,s*2,s*.6,s*.26,dark(colour,.3))+box(x-s+2,y-s*.33,s*1.94,s*.52,s*.24,colour)+(filling?circle(x-s*.92,y-s*.06,s*.17,filling)+circle(
x+s*.88,y-s*.06,s*.17,filling):"")+stroke(twists,dark(colour,.3),s*.05,'opacity=".6"')+shine({x,y},s*.8,colour),rng.between(-12,12),x,y)}if(has4(dish,/shell/)){
const fan=Array.from({length:7},(_,k)=>`M${at(x,y+s*.7)}Q${at(x+(k-3)*s*.2,y)} ${at(x+(k-3)*s*.26,y-s*.7+Math.abs(k-3)*s*.12)}`).join("");return turned(solid(`M${at(
x-s*.3,y+s*.8)}C${at(x-s*1.2,y)} ${at(x-s*.7,y-s*.95)} ${at(x,y-s*.9)}C${at(x+s*.7,y-s*.95)} ${at(x+s*1.2,y)} ${at(x+s*.3,y+s*.8)}Z`,colour)+stroke(fan,dark(colour,
.3),s*.06,'opacity=".6"'),rng.between(-20,20),x,y)}const corners=has4(dish,/diamond/)?`M${at(x,y-s*.95)}L${at(x+s*.66,y)}L${at(x,y+s*.95)}L${at(x-s*.66,y)}Z`:blob(
rng,{x,y},s*.96,s*.92,has4(dish,/round|pinwheel|tartlet|snail|swirl|palmier|coil/)?{corners:14,wobble:.04}:{corners:4,wobble:.02,turn:.785});const flaky=Array.from(
{length:4},(_,k)=>`M${at(x-s*.5+k*s*.1,y+s*(.34+k*.1))}h${n(s*(.9-k*.2))}`).join("");return layered2(corners,rng.between(-8,8))+stroke(flaky,dark(colour,.3),4,'\
opacity=".5"')+(filling?path(blob(rng,{x:x-3,y:y-7},s*.44,s*.38,{wobble:.12}),filling,`stroke="${dark(filling,.2)}" stroke-width="4"`):"")+(has4(dish,/sugar/)?specks(
rng,onUnit({x,y},s,.8),"#fffaf2",26,5):"")};var creamPuff=(dish,{x,y},size)=>{const colour=crustOf(dish);const cream=dish.parts.slice(1).find(({words})=>/cream|custard|filling/.
test(words))?.colour??"#fff3dc";const glaze=dish.parts.slice(1).find(({words})=>/chocolate|glaze|caramel|icing|sauce/.test(words))?.colour;return solid(blob(dish.
rng,{x,y:y+size*.24},size*.84,size*.6,{corners:12,wobble:.05}),colour)+path(blob(dish.rng,{x,y:y+size*.06},size*.86,size*.5,{corners:14,wobble:.08}),dark(cream,
.1))+path(blob(dish.rng,{x,y:y+size*.02},size*.84,size*.48,{corners:14,wobble:.08}),cream)+solid(blob(dish.rng,{x,y:y-size*.24},size*.78,size*.56,{corners:11,wobble:.07}),
colour)+(glaze?path(blob(dish.rng,{x:x-3,y:y-size*.36},size*.64,size*.38,{corners:12,wobble:.14}),glaze):"")+shine({x,y:y-size*.3},size*.6,glaze??colour)+(has4(
dish,/sugar/)?specks(dish.rng,disc(x,y-size*.3,size*.6,size*.4),"#fffaf2",24,5):"")};var scoop=(dish,{x,y},size,i)=>{const also=dish.parts.slice(1,3).find(({words})=>/ice cream|sorbet|scoop/.
test(words));const colour=i===2&&also?also.colour:dish.body;return path(blob(dish.rng,{x,y:y+size*.14},size,size*.86,{corners:18,wobble:.07}),shadowColour,'opac\
ity=".25" transform="translate(7 12)"')+path(blob(dish.rng,{x,y:y+size*.14},size,size*.86,{corners:18,wobble:.07}),dark(colour,.16))+path(blob(dish.rng,{x,y:y-size*
.04},size*.88,size*.84,{corners:14,wobble:.025}),colour)+stroke([-.4,0,.4].map(d=>`M${at(x+d*size-size*.2,y-size*.4)}q${n(size*.3)} ${n(size*.3)} ${n(size*.2)} ${n(
size*.8)}`).join(""),light(colour,.4),size*.06,'opacity=".7"')+specks(dish.rng,disc(x,y,size*.7),dark(colour,.2),16,5)};var breadForms={flatbread,"loaf slices":equals(loafSlice,{want:5,parts:"shown",scale:1.08,order:"leaning",jitter:3}),scones:equals(biscuit,{want:5,parts:"on eac\
h"}),biscuits:equals(biscuit,{want:6,parts:"on each"}),rolls:equals(roll,{want:7,parts:"on each",scale:1.06}),loaf,"round loaf":equals(roundLoaf,{want:1,parts:"\
on each"}),"braided loaf":equals(braid,{want:1,parts:"on each",order:"long"}),baguettes:equals(baguette,{want:3,order:"long",scale:1.02}),bagels:equals(bagelLike,
{want:5,parts:"on each"}),pretzels:equals(pretzel,{want:4,scale:1.15}),dough:dish=>dish.looks.vessel==="pie dish"||dish.looks.vessel==="tart tin"?pie(dish):equals(
rawDough,{want:2})(dish)};var open=dish=>/small|mini|individual|tartlet|hand|cups/.test(dish.words)?equals(tartlet,{want:6,parts:"on each"})(dish):pie(dish);var isLong=words=>/tube|roll|finger|stick|twist|cigar|bar-shaped|horn|straw|log|strip/.
test(words);var baked={pancakes,crepes,waffles,"french toast":waffles,muffins:equals(muffin,{want:6,parts:"shown",jitter:3}),cupcakes:equals(muffin,{want:6,parts:"\
shown",jitter:3}),doughnuts:equals(ringOfDough,{want:5,parts:"on each"}),pie,tart:open,quiche:open,cookies:dish=>equals(cookie,{want:8,parts:"on each",order:/finger|stick|biscotti/.
test(dish.words)?"long":"round"})(dish),"sandwich cookies":equals(sandwichCookie,{want:6,parts:"on each"}),"rolled cookies":equals(pastry2,{want:8,parts:"shown",
scale:1.1}),meringue:dish=>equals(meringue,{want:/meringues|kisses|small|nests|mini/.test(dish.words)?5:1,parts:"on each"})(dish),pastries:dish=>equals(pastry2,
{want:7,parts:"on each",order:isLong(dish.words)?"long":"round"})(dish)};var X5=600;var Y3=450;function pizza(dish){const{rng}=dish;const crust=mix("#dfa757",dish.body,/crust|dough|bread/.test(dish.lead.words)?.4:0);const base=dish.parts.
find(({flows,words})=>flows&&!/oil|crust/.test(words))?.colour??(/tomato|red|pepperoni|salami/.test(dish.words)?"#c9452a":"#f0d9a4");const cheese2=dish.parts.find(
({words})=>/chees|mozzarella|provolone/.test(words))?.colour??"#fbe3a6";const outline=blob(rng,{x:X5,y:Y3},348,342,{corners:24,wobble:.018});const spots2=scatter(
rng,24,chance2=>{const angle=chance2.between(0,Math.PI*2);return{x:X5+Math.cos(angle)*chance2.between(315,340),y:Y3+Math.sin(angle)*chance2.between(310,335)}}).
map(place=>path(blob(rng,place,rng.between(9,24),rng.between(7,13),{wobble:.3,turn:rng.next()*6}),"#7a3f16",'opacity=".6"')).join("");const melted=scatter(rng,15,
disc(X5,Y3,240)).map(place=>{const r=rng.between(34,62);return path(blob(rng,place,r,r*.82,{wobble:.2,turn:rng.next()*6}),dark(cheese2,.06))+path(blob(rng,{x:place.
x-3,y:place.y-4},r*.78,r*.6,{wobble:.2}),light(cheese2,.4))+(rng.likely(.5)?circle(place.x+8,place.y+6,rng.between(4,9),"#c98a3a",'opacity=".6"'):"")}).join("");
const cuts2=stroke(`M${X5-330} ${Y3-40}L${X5+330} ${Y3+40}M${X5-130} ${Y3-305}L${X5+130} ${Y3+305}M${X5+190} ${Y3-272}L${X5-190} ${Y3+272}`,"#8a4a1c",4,'opacity\
=".35"');return(dish.looks.vessel==="sheet pan"?serve(dish).under:board(rng,190,50,840,800))+shadow(outline,10,20,.34)+path(outline,dark(crust,.25))+path(outline,
crust,'transform="translate(-3 -6)"')+spots2+sauce(rng,{x:X5,y:Y3-4,r:288},base)+melted+cuts2+toppings({...dish,pieces:dish.pieces.filter(({word})=>!/mozz|chees/.
test(word))},disc(X5,Y3-4,246),{kinds:5,share:1.2})}function tacos(dish){const{rng}=dish;const shell=mix(/corn|hard|crisp/.test(dish.words)?"#efc25f":"#f0d9a4",
dish.body,/tortilla|shell/.test(dish.lead.words)?.4:0);const filling=dish.pieces.filter(({shape})=>shape!=="citrus"&&shape!=="wedge");const one=i=>{const x=320+
i*280;const y=Y3+rng.between(-14,14);const round2=blob(rng,{x,y},148,262,{corners:20,wobble:.014});const toasted=scatter(rng,12,disc(x,y,132,240)).map(place=>path(
blob(rng,place,rng.between(6,18),rng.between(5,12),{wobble:.3}),"#b9762c",'opacity=".45"')).join("");const inside=rectangle(x-48,y-175,96,350);const green=dish.
pieces.find(({shape})=>shape==="frill");const bed=green?scatter(rng,7,rectangle(x-40,y-190,80,380)).map(place=>frill(rng,place,46,green.colour)).join(""):scatter(
rng,9,rectangle(x-44,y-190,88,380)).map(place=>path(blob(rng,place,40,30,{wobble:.2}),mix(dish.tint,"#9a5a2c",.3))).join("");const meat=toppings({...dish,pieces:filling.
slice(0,6)},inside,{kinds:5,share:.6,scale:.9,skip:["frill"]});const cheese2=/chees|cotija|feta/.test(dish.words)?threads(rng,inside,"#f8cf62",22,14):"";return turned(
shadow(round2,12,18,.32)+path(round2,dark(shell,.18))+path(blob(rng,{x:x-2,y:y-4},141,254,{corners:20,wobble:.014}),shell)+toasted+ellipse(x,y,82,232,dark(shell,
.45),'opacity=".5"')+bed+meat+cheese2,(i-1)*5+rng.between(-4,4),x,y)};const lime=dish.pieces.find(({shape})=>shape==="citrus"||shape==="wedge");return(dish.looks.
vessel==="board"?board(rng,90,110,1020,690):platter(rng,X5,Y3,560,400))+[0,1,2].map(one).join("")+(lime?[0,1].map(i=>drawPiece(rng,lime,{x:462+i*280,y:i?240:676},
1.15)).join(""):"")}function toasts(dish){const{rng}=dish;const said=dish.parts.find(({words})=>/bread|toast|sourdough|baguette|rye|muffin|bagel/.test(words));const bread=mix(
"#cf9450",said?.colour??"#cf9450",.5);const over=dish.parts.find(part=>part!==said&&(part.flows||part.looks[0]?.shape==="tint"));const spread=over?.colour??light(
dish.extras[0]?.colour??dish.tint,.5);const bare=!over&&dish.extras.length===0;const one=(x,turn)=>{const outline=`M${x-145} ${Y3-120}C${x-190} ${Y3-235} ${x-70}\
 ${Y3-262} ${x} ${Y3-250}C${x+70} ${Y3-262} ${x+190} ${Y3-235} ${x+145} ${Y3-120}L${x+150} ${Y3+190}Q${x+148} ${Y3+232} ${x+104} ${Y3+232}H${x-104}Q${x-148} ${Y3+
232} ${x-150} ${Y3+190}Z`;return turned(shadow(outline,10,18,.32)+path(outline,dark(bread,.35))+path(outline,light(bread,.34),`stroke="${bread}" stroke-width="1\
4" transform="translate(-3 -6)"`)+specks(rng,rectangle(x-120,Y3-200,240,410),dark(bread,.1),50,6)+(bare?"":path(blob(rng,{x,y:Y3-6},128,196,{corners:13,wobble:.08}),
dark(spread,.14))+path(blob(rng,{x:x-3,y:Y3-12},122,188,{corners:13,wobble:.08}),spread))+toppings({...dish,pieces:dish.pieces.filter(look=>!said?.looks.includes(
look))},rectangle(x-84,Y3-155,168,300),{kinds:5,share:.8})+specks(rng,rectangle(x-90,Y3-150,180,300),"#4a3528",12,4),turn,x,Y3)};return(dish.looks.vessel==="boa\
rd"?board(rng,110,100,980,700):platter(rng,X5,Y3,540,390))+one(425,-5)+one(775,6)}function kebab({rng,body},y){const colour=mix(body,"#8a4d2a",.3);return Array.
from({length:7},(_,i)=>{const d=blob(rng,{x:310+i*86,y},56,44,{corners:10,wobble:.06});return shadow(d,5,10,.25)+path(d,dark(colour,.3))+path(d,colour,'transfor\
m="translate(-2 -5)"')+path(blob(rng,{x:304+i*86,y:y-14},30,12,{wobble:.2}),light(colour,.3),'opacity=".6"')}).join("")}function skewers(dish){const{rng}=dish;const ground=/ground|minced|kofta|adana|seekh|flecked|sausage/.
test(dish.lead.words);const pieces=dish.pieces.filter(({shape})=>["seared","chunk","cube","strip","halved","tomato","zucchini","mushroom","shrimp","coin","ball",
"fillet","crumb"].includes(shape));const look=i=>pieces[i%Math.max(1,pieces.length)]??{shape:"seared",colour:mix(dish.body,"#9a5a2c",.25),size:42,word:""};const one=row=>{
const y=245+row*138;const spots2=Array.from({length:7},(_,i)=>({x:290+i*94,y:y+rng.between(-5,5)}));return stroke(`M170 ${y}H1040`,shadowColour,10,'opacity=".25\
" transform="translate(4 10)"')+stroke(`M170 ${y}H1040`,"#d8b47c",10)+(ground?kebab(dish,y):spots2.map((place,i)=>{const each=look(i+row);const solid2=each.shape===
"crumb"||each.shape==="fillet"?{...each,shape:"seared",size:46}:each.shape==="strip"?{...each,shape:"chunk",size:42}:each;return drawPiece(rng,solid2,place,50/Math.
max(34,solid2.size))}).join(""))};return(dish.looks.vessel==="board"?board(rng,110,100,980,700)+parchment(rng,190,140,800,620):platter(rng,X5,Y3,560,400))+[0,1,
2,3].map(one).join("")+finish(dish,rectangle(260,190,680,520))+sides(dish,{under:"",x:X5+60,y:Y3,rx:500,ry:400,round:true,walls:false}).svg}var cheeses=/chees|brie|gouda|cheddar|blue|manchego|camembert|feta|mozzarella|wheel|log/;function cheese({rng},{words,colour},{x,y},size){const tone=mix(colour,
"#f6df9c",.25);if(/wheel|round|ball|log|whole|baked/.test(words))return solid(blob(rng,{x,y},size,size*.96,{corners:16,wobble:.025}),tone)+circle(x-3,y-8,size*.78,
light(tone,.25),'opacity=".7"')+specks(rng,disc(x,y,size*.8),dark(tone,.3),30,6);const wedge3=`M${at(x-size,y+size*.5)}L${at(x+size,y-size*.7)}Q${at(x+size*1.2,
y)} ${at(x+size,y+size*.62)}Z`;return solid(wedge3,tone)+stroke(`M${at(x+size,y-size*.7)}Q${at(x+size*1.2,y)} ${at(x+size,y+size*.62)}`,dark(tone,.25),16)+specks(
rng,disc(x+size*.3,y+size*.1,size*.4,size*.3),/blue/.test(words)?"#5a6f8c":dark(tone,.2),16,9)}function cheeseBoard(dish){const{rng}=dish;const served2=serve(dish);
const{x,y,rx,ry}=served2;const parts=dish.parts.filter(({looks})=>looks.length>0).slice(0,8);const count=Math.max(3,parts.length);const turn=rng.next()*6;const groups=parts.
map((part,i)=>{const angle=turn+i/count*Math.PI*2;const place={x:x+Math.cos(angle)*rx*.6,y:y+Math.sin(angle)*ry*.6};const[look]=part.looks;if(cheeses.test(part.
words)||!look||look.shape==="tint")return cheese(dish,part,place,Math.min(rx,ry)*.36);return scatter(rng,Math.round(Math.min(14,Math.max(4,300/Math.max(14,look.
size)))),disc(place.x,place.y,Math.min(rx,ry)*.32)).map(spot=>drawPiece(rng,look,spot,1)).join("")});return served2.under+groups.join("")+finish(dish,room(served2,
.5),{share:.5})}var roomFor=({rx,ry})=>Math.min(1.7,Math.max(.55,rx*ry/66e3));var strewn2=(dish,served2,options={})=>toppings(dish,room(served2,served2.walls?.8:.74),{kinds:5,...options,
share:(options.share??1.15)*roomFor(served2)});var on=(ground,options={})=>dish=>{const served2=serve(dish);const{dish:rest,svg}=sides(dish,served2);const top={
...rest,pieces:options.leads?rest.pieces:rest.extras};return filled(dish,served2,ground(dish,around(served2),served2))+strewn2(top,served2,options)+svg};var heapOf=(look,served2,share)=>Math.
round(Math.min(46,Math.max(5,served2.rx*served2.ry*share/look.size**2*1.5)));var heaped=(bed,{coverage=1}={})=>dish=>{const served2=serve(dish);const{dish:seen,
svg}=sides(dish,served2);const plain={shape:"chunk",colour:dish.body,size:34,word:""};const rest=seen.pieces.length>0?seen:{...seen,pieces:[plain]};const[first]=rest.
pieces;const share=first?coverage*heapOf(first,served2,.75)/14:1;const tone=bed(dish);const vessel=tone===null?served2.under:filled(dish,served2,sauce(dish.rng,
around(served2),tone));return vessel+toppings(rest,room(served2,served2.walls?.86:.84),{kinds:6,scale:served2.rx*served2.ry>1e5?1.4:1,share:Math.min(2.6,Math.max(
1.3,share))})+svg};var between=dish=>{if(dish.parts.some(({flows})=>flows))return dish.tint;return["sheet pan","tray","wire rack","board"].includes(dish.looks.vessel)?
null:dark(dish.body,.3)};var liquidGround=(dish,area)=>{const colour=dish.lead.flows?dish.body:mix(dish.tint,"#dba64f",.25);const cream=dish.parts.slice(1).find(
({words})=>/swirl|drizzle|thread|sour cream|yogurt|crema|cream$/.test(words));return liquid(dish.rng,area,colour)+(cream?swirl(dish.rng,area,cream.colour):"")};
var soupGround=(dish,area,served2)=>{const strands=groundOf(dish,"noodle");const grain=groundOf(dish,"grain");const tubes=groundOf(dish,"pasta");const{x,y,rx}=served2;
return liquidGround(dish,area,served2)+(strands?noodles(dish.rng,{x:x-20,y:y+14,r:rx*.7},strands.colour,Math.max(12,strands.size)):"")+(tubes&&!strands?shortPasta(
dish.rng,{x,y,r:rx*.55},tubes.colour,"elbow"):"")+(grain&&!strands?specks(dish.rng,room(served2,.85),golden(grain.colour,.3),80,11)+specks(dish.rng,room(served2,
.85),grain.colour,120,9):"")};var sauceGround=(dish,area,served2)=>{const pool=dish.parts.find(({flows})=>flows)?.colour??mix(dish.tint,dark(dish.body,.3),.4);const[
lead]=dish.lead.looks;const beside2=dish.foods.find(look=>look!==lead&&(look.shape==="grain"||look.shape==="noodle"));const pulses=lead?.shape==="grain"&&!dish.
lead.flows;const{x,y,rx,ry,round:round2}=served2;const place={x:x-rx*(round2?.5:.6),y:y-ry*.1,r:Math.min(rx,ry)*.66};const drizzle=dish.parts.slice(1).find(({words})=>/swirl|drizzle|thread|sour cream|yogurt$|crema/.
test(words));return sauce(dish.rng,area,pulses?mix(lead.colour,pool,.4):pool)+(pulses?specks(dish.rng,room(served2,.95),golden(lead.colour,.4),150,12)+specks(dish.
rng,room(served2,.95),light(lead.colour,.2),190,10):"")+(beside2?beside2.shape==="grain"?grains(dish.rng,place,beside2.colour):noodles(dish.rng,place,beside2.colour,
13):"")+(drizzle?swirl(dish.rng,{...area,r:Math.min(rx,ry)*.9},drizzle.colour):"")};var grainGround=(size={})=>(dish,area,served2)=>{const[lead]=dish.lead.looks;
const grain=lead?.shape==="grain"?lead:groundOf(dish,"grain");const colour=/rice|grain|couscous|bulgur|quinoa|farro|oat/.test(dish.lead.words)?dish.body:grain?.
colour??dish.body;const spread=served2.round&&served2.rx===served2.ry?1:.62;return grains(dish.rng,area,colour,{...size,density:(size.density??1)*spread})};var noodleGround=(dish,area,served2)=>{
const strands=groundOf(dish,"noodle","pasta");const colour=strands?.colour??dish.body;const[flow]=dish.parts.filter(({flows})=>flows);const tone=flow?mix(colour,
flow.colour,.24):colour;const{x,y,rx,ry}=served2;const nest={x,y,r:served2.walls?area.r:Math.min(rx,ry)*1.04};const pool=flow?.colour??golden(colour,.4);const spooned=flow?
scatter(dish.rng,5,disc(x,y,rx*.5,ry*.5)).map(place=>path(blob(dish.rng,place,dish.rng.between(26,60),dish.rng.between(18,40),{wobble:.25}),flow.colour,'opacity\
=".65"')).join(""):"";return circle(x,y,area.r*1.1,pool)+noodles(dish.rng,nest,tone,17)+spooned};var shortPastaGround=(dish,area,served2)=>{const tubes=groundOf(
dish,"pasta","noodle");const[flow]=dish.parts.filter(({flows})=>flows);const tone=mix(tubes?.colour??dish.body,flow?.colour??dish.tint,.3);const kind2=/macaroni|elbow|cavatappi|shell|gnocch|orecchiette|spaetzle|gemelli|fusilli|rotini/.
test(dish.words)?"elbow":/farfalle|bow/.test(dish.words)?"bow":"tube";const{x,y,rx,ry,round:round2}=served2;const field=round2?void 0:{wide:rx,high:ry};return circle(
x,y,area.r,flow?.colour??golden(tone,.5))+shortPasta(dish.rng,{...area,r:Math.min(area.r,290)},tone,kind2,field)};var softGround=(dish,area,{rx,ry,x,y})=>{const colour=dish.
body;const oil=dish.parts.slice(1).find(({flows})=>flows);const ring2=Math.min(rx,ry);return sauce(dish.rng,area,colour)+swirl(dish.rng,{x,y,r:ring2*1.5},dark(colour,
.15))+swirl(dish.rng,{x,y:y-4,r:ring2*1.3},light(colour,.35))+(oil?path(blob(dish.rng,{x:x+6,y:y+6},ring2*.42,ring2*.34,{wobble:.16}),oil.colour,'opacity=".8"')+
scatter(dish.rng,6,disc(x,y,ring2*.75)).map(place=>circle(place.x,place.y,dish.rng.between(6,16),oil.colour,'opacity=".6"')).join(""):"")};var powderGround=(dish,area,served2)=>circle(
area.x,area.y,area.r,dark(dish.body,.3))+path(blob(dish.rng,area,served2.rx*.9,served2.ry*.88,{corners:14,wobble:.04}),dish.body)+path(blob(dish.rng,{x:area.x-20,
y:area.y-26},served2.rx*.52,served2.ry*.48,{wobble:.08}),light(dish.body,.18),'opacity=".7"')+specks(dish.rng,room(served2,.92),dark(dish.body,.35),210,4)+specks(
dish.rng,room(served2,.9),light(dish.body,.4),190,4);var shredGround=(dish,area,served2)=>circle(area.x,area.y,area.r,dark(dish.body,.35))+threads(dish.rng,room(
served2,.96),dark(dish.body,.12),90,40)+threads(dish.rng,room(served2,.9),dish.body,90,38)+threads(dish.rng,room(served2,.8),light(dish.body,.2),46,34);var leafGround=(dish,area,served2)=>{
const greens=dish.foods.filter(({shape})=>shape==="frill").map(({colour})=>colour);const tones=greens.length>0?greens:["#79b04a","#5f9a41"];return circle(area.x,
area.y,area.r,dark(tones[0]??"#79b04a",.45))+scatter(dish.rng,32,room(served2,.95)).map((place,i)=>frill(dish.rng,place,dish.rng.between(62,88),tones[i%tones.length]??
"#79b04a")).join("")};var wiltedGround=(dish,area,served2)=>{const green=dish.foods.find(({shape})=>shape==="frill")?.colour??dish.body;return circle(area.x,area.
y,area.r,dark(green,.4))+scatter(dish.rng,34,room(served2,.95)).map(place=>{const fold=blob(dish.rng,place,dish.rng.between(40,84),dish.rng.between(18,34),{wobble:.24,
turn:dish.rng.next()*6});return path(fold,mix(green,dish.rng.likely(.5)?light(green,.25):dark(green,.3),.8),`stroke="${dark(green,.45)}" stroke-width="3"`)}).join(
"")+pepper(dish,area)};var curds=dish=>{const yellow=mix("#f4c95a",dish.body,.3);const ground=({rng},area,served2)=>circle(area.x,area.y,area.r,dark(yellow,.16))+
scatter(rng,46,room(served2,.92)).map(place=>{const fold=blob(rng,place,rng.between(30,62),rng.between(22,38),{wobble:.22,turn:rng.next()*6});const tone=mix(yellow,
rng.likely(.6)?light(yellow,.4):golden(yellow,.12),.8);return path(fold,golden(yellow,.34),'transform="translate(2 5)"')+path(fold,tone)}).join("");return on(ground,
{share:.9})({...dish,extras:dish.pieces.filter(({shape})=>shape!=="egg")})};var has5=(dish,words)=>words.test(dish.words);var doughOf=dish=>mix(dish.body,"#f0dcb0",/golden|brown|green|red|dark|fried|crisp/.test(dish.lead.words)?.12:.5);
var dumpling=(dish,{x,y},size)=>{const{rng}=dish;const colour=doughOf(dish);const s=size;if(has5(dish,/round|purse|ball|soup dumpling|crescent-free|cup|open|square|bread/)){
const pleats2=Array.from({length:11},(_,i)=>{const a=i/11*6.283;return`M${at(x-3+Math.cos(a)*s*.16,y-6+Math.sin(a)*s*.14)}Q${at(x+Math.cos(a+.3)*s*.5,y+Math.sin(
a+.3)*s*.46)} ${at(x+Math.cos(a+.15)*s*.84,y+Math.sin(a+.15)*s*.78)}`}).join("");return solid(blob(rng,{x,y},s*.92,s*.86,{corners:13,wobble:.04}),colour)+(has5(
dish,/bread|ball/)?"":stroke(pleats2,dark(colour,.28),s*.05,'opacity=".6"'))+shine({x,y},s*.9,colour)}const moon=`M${at(x-s,y+s*.24)}C${at(x-s*.8,y-s*.86)} ${at(
x+s*.8,y-s*.86)} ${at(x+s,y+s*.24)}Q${at(x,y+s*.66)} ${at(x-s,y+s*.24)}Z`;const pleats=Array.from({length:7},(_,i)=>{const a=Math.PI*(1.12+i*.126);return`M${at(
x+Math.cos(a)*s*.82,y+s*.1+Math.sin(a)*s*.62)}L${at(x+Math.cos(a)*s*.5,y+s*.12+Math.sin(a)*s*.34)}`}).join("");return turned(solid(moon,colour)+(has5(dish,/brown|fried|crisp|golden/)?
path(blob(rng,{x,y:y+s*.26},s*.62,s*.16,{wobble:.2}),"#b9712c",'opacity=".6"'):"")+stroke(pleats,dark(colour,.3),s*.07,'opacity=".6"')+stroke(`M${at(x-s*.6,y-s*
.16)}q${n(s*.5)} ${n(-s*.3)} ${n(s*1.1)} 0`,light(colour,.6),s*.07,'opacity=".7"'),rng.between(-50,50),x,y)};var turnover=(dish,{x,y},size)=>{const{rng}=dish;const colour=mix(
dish.body,"#d89a48",.4);const s=size;const triangle=has5(dish,/triang/);const outline=triangle?`M${at(x,y-s*.86)}Q${at(x+s*.2,y-s*.7)} ${at(x+s*.92,y+s*.56)}Q${at(
x,y+s*.74)} ${at(x-s*.92,y+s*.56)}Q${at(x-s*.2,y-s*.7)} ${at(x,y-s*.86)}Z`:`M${at(x-s,y+s*.36)}C${at(x-s*.9,y-s*.84)} ${at(x+s*.9,y-s*.84)} ${at(x+s,y+s*.36)}Q${at(
x,y+s*.54)} ${at(x-s,y+s*.36)}Z`;const crimps=triangle?"":Array.from({length:13},(_,i)=>{const a=Math.PI*(1.04+i*.077);return`M${at(x+Math.cos(a)*s*.92,y+s*.3+Math.
sin(a)*s*.8)}L${at(x+Math.cos(a+.04)*s*.76,y+s*.3+Math.sin(a)*s*.66)}`}).join("");return turned(solid(outline,colour)+stroke(crimps,dark(colour,.36),s*.07)+path(
blob(rng,{x:x-4,y:y-s*.04},s*.5,s*.26,{wobble:.14}),light(colour,.26),'opacity=".7"')+specks(rng,onUnit({x,y},s,.5),dark(colour,.4),14,6)+shine({x,y},s*.8,colour),
rng.between(-24,24),x,y)};var bun=(dish,place,size,i)=>{const colour=mix(dish.body,"#fbf1dc",/golden|brown|dark/.test(dish.lead.words)?.1:.55);const{x,y}=place;
const open2=has5(dish,/folded|split|open|sandwich|clam|taco/);if(open2){const filling=dish.extras.slice(0,3);return turned(solid(blob(dish.rng,{x,y:y+size*.18},
size*.95,size*.6,{corners:12,wobble:.03}),colour)+filling.map((look,k)=>scatter(dish.rng,3,disc(x,y+size*.1,size*.7,size*.2)).map(spot=>drawPiece(dish.rng,look,
spot,Math.min(1,size*.36/look.size)*(k?.8:1))).join("")).join("")+solid(`M${at(x-size*.95,y)}C${at(x-size*.9,y-size*.8)} ${at(x+size*.9,y-size*.8)} ${at(x+size*
.95,y)}Q${at(x,y+size*.2)} ${at(x-size*.95,y)}Z`,colour)+shine({x,y:y-size*.2},size*.8,colour),i%2?12:-10,x,y)}const pleats=Array.from({length:12},(_,k)=>{const a=k/
12*6.283;return`M${at(x-3,y-6)}Q${at(x+Math.cos(a+.5)*size*.36,y+Math.sin(a+.5)*size*.34)} ${at(x+Math.cos(a)*size*.6,y+Math.sin(a)*size*.56)}`}).join("");return solid(
blob(dish.rng,place,size,size*.95,{corners:14,wobble:.03}),colour)+(has5(dish,/smooth|golden|glossy/)?"":stroke(pleats,dark(colour,.24),size*.045,'opacity=".6"'))+
shine(place,size,colour)};var wrapped=(dish,{x,y},size)=>{const{rng}=dish;const clearOne=has5(dish,/translucent|clear|rice paper|rice-paper|summer/);const colour=clearOne?
"#efe6d2":mix(dish.body,"#d0923f",/white|pale|green/.test(dish.lead.words)?.1:.4);const s=size;const seen=clearOne?dish.extras.slice(0,3).map(look=>scatter(rng,
2,disc(x,y,s*.6,s*.16)).map(spot=>drawPiece(rng,look,spot,Math.min(.9,s*.26/look.size))).join("")).join(""):"";return turned(box(x-s+7,y-s*.28+13,s*2,s*.6,s*.2,
shadowColour,'opacity=".3"')+box(x-s,y-s*.3,s*2,s*.6,s*.2,dark(colour,.3))+box(x-s+2,y-s*.33,s*1.95,s*.52,s*.18,colour)+seen+(clearOne?box(x-s+2,y-s*.33,s*1.95,
s*.52,s*.18,"#fffaf0",'opacity=".35"'):"")+stroke(`M${at(x-s*.86,y-s*.05)}Q${at(x,y+s*.06)} ${at(x+s*.86,y-s*.12)}`,dark(colour,.3),4,'opacity=".6"')+stroke(`M${at(
x-s*.8,y-s*.22)}h${n(s*1.2)}`,light(colour,.6),s*.07,'opacity=".7"')+(clearOne?"":specks(rng,disc(x,y,s*.8,s*.2),dark(colour,.4),16,7)),rng.between(-10,10),x,y)};
var leafRoll=(dish,{x,y},size)=>{const{rng}=dish;const husk=has5(dish,/husk|tamale|banana leaf|paper|foil/);const colour=husk?mix("#e6d3a0",dish.body,.3):mix(dish.
body,"#6d7a3a",.2);const s=size;const veins=husk?Array.from({length:6},(_,i)=>`M${at(x-s*.95,y-s*.3+i*s*.12)}h${n(s*1.9)}`).join(""):`M${at(x-s*.8,y-s*.02)}H${n(
x+s*.7)}${[-.5,-.1,.3].map(d=>`M${at(x+d*s,y)}l${n(s*.22)} ${n(-s*.24)}M${at(x+d*s,y)}l${n(s*.22)} ${n(s*.22)}`).join("")}`;return turned(box(x-s+6,y-s*.4+12,s*
2,s*.8,s*.36,shadowColour,'opacity=".3"')+box(x-s,y-s*.42,s*2,s*.84,s*(husk?.2:.38),dark(colour,.3))+box(x-s+2,y-s*.45,s*1.94,s*.74,s*(husk?.18:.34),colour)+stroke(
veins,husk?dark(colour,.25):light(colour,.45),4,'opacity=".7"')+(husk?stroke(`M${at(x,y-s*.44)}V${n(y+s*.3)}`,dark(colour,.4),s*.09):"")+shine({x,y:y+s*.04},s*.8,
colour),rng.between(-12,12),x,y)};var leafCup=(dish,{x,y},size)=>{const{rng}=dish;const colour="#86b455";return solid(blob(rng,{x,y},size,size*.78,{corners:12,wobble:.1}),
colour)+path(blob(rng,{x,y:y-4},size*.74,size*.54,{wobble:.1}),light(colour,.36))+dish.extras.slice(0,4).map(look=>scatter(rng,look.size>20?4:7,disc(x,y,size*.56,
size*.38)).map(spot=>drawPiece(rng,look,spot,Math.min(1,size*.3/look.size))).join("")).join("")};var fry=(rng,{x,y},size,colour)=>{const turn=rng.between(0,Math.PI);const line=`M${at(x-Math.cos(turn)*size,y-Math.sin(turn)*size)}L${at(x+Math.cos(turn)*size,y+
Math.sin(turn)*size)}`;const tone=mix(colour,rng.likely(.5)?light(colour,.3):dark(colour,.12),.8);return stroke(line,shadowColour,size*.36,'opacity=".24" transf\
orm="translate(4 8)"',"butt")+stroke(line,dark(tone,.3),size*.36,"","butt")+stroke(line,tone,size*.27,'transform="translate(-1 -2)"',"butt")};var wedge2=(rng,{x,
y},size,colour)=>{const turn=rng.between(0,360);const d=`M${at(x-size,y)}Q${at(x,y-size*.9)} ${at(x+size,y)}Q${at(x,y+size*.16)} ${at(x-size,y)}Z`;return`<g tra\
nsform="rotate(${n(turn)} ${at(x,y)})">${shadow(d,4,8,.25)}${path(d,colour,`stroke="${dark(colour,.4)}" stroke-width="4"`)}${stroke(`M${at(x-size*.7,y-size*.1)}\
Q${at(x,y-size*.6)} ${at(x+size*.7,y-size*.1)}`,light(colour,.35),size*.12,'opacity=".8"')}</g>`};var corner=(rng,{x,y},size,colour)=>{const turn=rng.next()*6.28;
const tip=i=>at(x+Math.cos(turn+i*2.094)*size,y+Math.sin(turn+i*2.094)*size);const d=`M${tip(0)}L${tip(1)}L${tip(2)}Z`;const tone=mix(colour,rng.likely(.5)?light(
colour,.25):dark(colour,.1),.8);return path(d,shadowColour,'opacity=".24" transform="translate(5 9)"')+path(d,tone,`stroke="${dark(tone,.3)}" stroke-width="4"`)+
stroke(`M${at(x-size*.2,y-size*.1)}l${n(size*.3)} 4`,dark(tone,.25),6,'opacity=".5"')};var round=(rng,place,size,colour)=>{const tone=mix(colour,rng.likely(.5)?
light(colour,.3):dark(colour,.1),.8);const d=blob(rng,place,size,size*.72,{corners:10,wobble:.08,turn:rng.next()*6});return shadow(d,5,9,.24)+path(d,tone,`strok\
e="${dark(tone,.3)}" stroke-width="4"`)+path(blob(rng,{x:place.x-3,y:place.y-4},size*.56,size*.34,{wobble:.12}),light(tone,.3),'opacity=".7"')};var popped=(rng,{
x,y},size,colour)=>{const r=size*.34;const puffs=[0,1,2,3].map(i=>({x:x+Math.cos(i*1.6+rng.next())*r*.8,y:y+Math.sin(i*1.6)*r*.8}));return circle(x+4,y+8,r*1.5,
shadowColour,'opacity=".22"')+puffs.map((puff,i)=>circle(puff.x,puff.y,r*.9,i%2?light(colour,.5):dark(colour,.06))).join("")+circle(x,y,r*.34,"#d9a03a",'opacity\
=".8"')};var pile=(chip,size,count)=>dish=>{const served2=serve(dish);const{rng}=dish;const{dish:rest,svg}=sides(dish,served2);const colour=mix(dish.body,"#e0aa\
4c",/black|purple|green|red|dark|brown|orange|white/.test(dish.lead.words)?.1:.35);const share=Math.min(1.4,Math.max(.6,served2.rx*served2.ry/7e4));const draw2=chip(
dish);const bed=served2.walls?filled(dish,served2,circle(served2.x,served2.y,around(served2).r,dark(mix(colour,"#f3e6cf",.4),.2))):served2.under;const laid=scatter(
rng,Math.round(count*share),room(served2,served2.walls?.86:.8)).map(spot=>draw2(rng,spot,size*rng.between(.85,1.15),colour)).join("");const cheese2=dish.parts.find(
({words})=>/chees/.test(words));const molten=cheese2?scatter(rng,12,room(served2,.66)).map(spot=>path(blob(rng,spot,rng.between(30,60),rng.between(18,34),{wobble:.26,
turn:rng.next()*6}),cheese2.colour,'opacity=".85"')).join("")+threads(rng,room(served2,.7),light(cheese2.colour,.2),20,15):"";return bed+laid+molten+toppings({...rest,
pieces:rest.extras.filter(({word})=>!/chees/.test(word))},room(served2,.74),{kinds:5,share:.9})+svg};var fries=pile(()=>fry,74,56);var potatoWedges=pile(()=>wedge2,
66,26);var chipOf=({words,looks})=>{if(/popcorn|popped/.test(words))return popped;return/tortilla|pita|triang|corn|nacho|wonton|totopo/.test(words)||looks.form===
"nachos"?corner:round};var chips=pile(chipOf,58,36);var has6=(dish,words)=>words.test(dish.words);var sushiRoll=(dish,place,size)=>{const{rng}=dish;const inside=has6(dish,/inside-out|uramaki|sesame/);const filling=dish.
extras.filter(({shape,word})=>shape!=="seed"&&!/nori|seaweed|ginger|wasabi/.test(word)).slice(0,3);const{x,y}=place;return circle(x+7,y+12,size*.95,shadowColour,
'opacity=".3"')+circle(x,y+5,size*.95,inside?"#e2d6bf":"#1b2a22")+circle(x-2,y-3,size*.93,inside?"#fbf4e4":"#2f4a38")+circle(x-2,y-3,size*(inside?.6:.82),inside?
"#2f4a38":"#fbf4e4")+specks(rng,disc(x-2,y-3,size*.86),"#e3d5b8",36,6)+circle(x-2,y-3,size*.46,inside?"#fbf4e4":"#f3e8d2")+(filling.length>0?filling:[{colour:"#\
f08a64"},{colour:"#7f9f3a"}]).map(({colour},i,all)=>path(blob(rng,{x:x-2+Math.cos(i/all.length*6.28)*size*.18,y:y-3+Math.sin(i/all.length*6.28)*size*.18},size*.24,
size*.2,{corners:6,wobble:.14}),colour,`stroke="${dark(colour,.2)}" stroke-width="3"`)).join("")+(inside?specks(rng,disc(x,y,size*.9),"#cfa860",16,6):"")};var nigiri=(dish,{
x,y},size,i)=>{const tops=[dish.body,...dish.extras.map(({colour})=>colour)];const top=tops[i%Math.max(1,Math.min(3,tops.length))]??"#f08a64";return turned(solid(
blob(dish.rng,{x,y:y+8},size*.86,size*.5,{corners:12,wobble:.04}),"#fbf4e4")+specks(dish.rng,disc(x,y+8,size*.8,size*.4),"#e3d5b8",36,7)+solid(blob(dish.rng,{x,
y:y-10},size*.96,size*.42,{corners:11,wobble:.05}),top)+stroke([-.5,-.2,.1,.4].map(d=>`M${at(x+d*size,y+size*.16)}q${n(size*.1)} ${n(-size*.22)} ${n(size*.24)} ${n(
-size*.4)}`).join(""),light(top,.5),5,'opacity=".8"'),-18,x,y)};var riceTriangle=(dish,{x,y},size)=>solid(`M${at(x,y-size*.9)}Q${at(x+size*.24,y-size*.9)} ${at(
x+size*.88,y+size*.44)}Q${at(x+size*.9,y+size*.72)} ${at(x+size*.6,y+size*.72)}H${n(x-size*.6)}Q${at(x-size*.9,y+size*.72)} ${at(x-size*.88,y+size*.44)}Q${at(x-
size*.24,y-size*.9)} ${at(x,y-size*.9)}Z`,"#fbf4e4")+specks(dish.rng,disc(x,y+size*.1,size*.56),"#e3d5b8",60,8)+box(x-size*.34,y+size*.06,size*.66,size*.64,6,"#\
2b4435")+ellipse(x-3,y-size*.3,size*.16,size*.12,dish.extras[0]?.colour??"#d8562f");var stuffedOne=(dish,place,size)=>{const{rng}=dish;const boat=has6(dish,/zucchini|eggplant|potato|boat|half|halves|squash|avocado|cucumber|chile|poblano/);
const colour=dish.body;const filling=dish.parts.slice(1).find(({looks})=>looks.length>0);const cheese2=dish.parts.find(({words})=>/chees|cheddar|mozzarella|feta|parmesan/.
test(words));const ry=boat?.56:.92;const pulp=filling?.colour??"#b9773f";const top=dish.extras.slice(0,3);return turned(solid(blob(rng,place,size,size*ry,{corners:boat?
12:8,wobble:.05}),colour)+path(blob(rng,{x:place.x-2,y:place.y-5},size*.8,size*ry*.74,{wobble:.06}),mix(light(colour,.3),"#f0dcae",.4))+path(blob(rng,{x:place.x-
2,y:place.y-6},size*.72,size*ry*.64,{corners:12,wobble:.1}),dark(pulp,.1))+top.map(look=>scatter(rng,look.size>20?3:7,disc(place.x,place.y-6,size*.56,size*ry*.48)).
map(spot=>drawPiece(rng,look,spot,Math.min(.9,size*.22/look.size))).join("")).join("")+(cheese2?scatter(rng,5,disc(place.x,place.y-6,size*.5,size*ry*.4)).map(spot=>path(
blob(rng,spot,size*.2,size*.12,{wobble:.25}),cheese2.colour,'opacity=".85"')).join(""):""),boat?rng.between(-20,20):0,place.x,place.y)};var eggHalf=(dish,place,size,i)=>has6(
dish,/whole|marbled|brown egg|stained|scotch|shell/)&&i%2===0?solid(blob(dish.rng,place,size*.9,size*.68,{corners:12,wobble:.02,turn:dish.rng.next()*3}),dish.body)+
shine(place,size*.8,dish.body):drawPiece(dish.rng,{shape:"egg",colour:"#f6b428",size:size*.92,word:"egg"},place)+(has6(dish,/devil|piped|filling/)?path(blob(dish.
rng,place,size*.44,size*.36,{corners:14,wobble:.14}),"#f4cf62",'stroke="#d9a03a" stroke-width="4"'):"");var rolledBall=(dish,place,size)=>{const colour=mix(dish.
body,"#8a5a34",/ball|cookie/.test(dish.lead.words)?0:.1);return solid(blob(dish.rng,place,size,size*.96,{corners:12,wobble:.03}),colour)+path(blob(dish.rng,{x:place.
x-size*.16,y:place.y-size*.2},size*.5,size*.42,{wobble:.1}),light(colour,.22),'opacity=".7"')+specks(dish.rng,onUnit(place,size,.8),has6(dish,/sugar|coconut/)?"\
#fffaf2":light(colour,.4),26,6)};var candy=(dish,place,size)=>{const round2=has6(dish,/round|drop|coin|cluster|brittle/);const colour=dish.body;const outline=round2?
blob(dish.rng,place,size*.9,size*.86,{corners:9,wobble:.1}):blob(dish.rng,place,size*.98,size*.98,{corners:4,wobble:.015,turn:.785+dish.rng.between(-.1,.1)});return path(
outline,shadowColour,'opacity=".3" transform="translate(7 14)"')+path(outline,dark(colour,.35),'transform="translate(0 8)"')+path(outline,colour,'transform="tra\
nslate(-2 -5)"')+shine(place,size*.7,colour)};var shard=(dish,{x,y},size,i)=>{const colour=dish.body;const turn=i*1.9+dish.rng.next();const points=[.2,1.5,2.6,4.1,
5.2].map(a=>at(x+Math.cos(a+turn)*size*dish.rng.between(.75,1.1),y+Math.sin(a+turn)*size*dish.rng.between(.75,1.1)));const d=`M${points.join("L")}Z`;return path(
d,shadowColour,'opacity=".3" transform="translate(7 13)"')+path(d,dark(colour,.35),`transform="translate(0 6)" stroke="${dark(colour,.35)}" stroke-width="6"`)+path(
d,colour,`transform="translate(-2 -4)" stroke="${colour}" stroke-width="6"`)+shine({x,y},size*.6,colour)};var shapes=[[/stick|finger|spear|baton|straw|strip/,pile(()=>fry,88,20)],[/roll|wrapped|pinwheel|cigar|blanket|curl/,equals(wrapped,{want:8,order:"long"})],[/puff|ball|popover|tot|gougère|bun|cake|nugget/,
equals(rolledBall,{want:10,scale:.86})],[/shell|cup|tart|boat|half|halves|round|cracker|skin|blini|canap/,equals(rolledBall,{want:8,parts:"on each"})]];var shapeOf=words=>shapes.
find(([known])=>known.test(words))?.[1];var heap=heaped(({body})=>dark(mix(body,"#f0e2c8",.5),.1));var fingerFood=dish=>(shapeOf(dish.lead.words)??heap)(dish);var browned=dish=>mix(dish.body,"#9a5a2c",/white|pale|pink|rosy|red|black|golden/.test(dish.lead.words)?.12:.3);var has7=(dish,words)=>words.test(dish.words);var meatball=(dish,place,size)=>{
const{rng}=dish;const colour=browned(dish);const crumbs2=scatter(rng,9,onUnit(place,size,.72)).map(({x,y})=>`M${at(x,y)}l${rng.whole(-4,4)} 3`).join("");return solid(
blob(rng,place,size,size*.95,{corners:11,wobble:.05}),colour)+path(blob(rng,{x:place.x-size*.1,y:place.y-size*.16},size*.66,size*.56,{wobble:.08}),light(colour,
.14),'opacity=".7"')+stroke(crumbs2,light(colour,.35),6,'opacity=".8"')+shine(place,size,colour)};var patty=(dish,place,size)=>{const{rng}=dish;const colour=browned(
dish);const marks=scatter(rng,6,onUnit(place,size,.7)).map(spot=>path(blob(rng,spot,rng.between(.1,.24)*size,size*.1,{wobble:.3,turn:rng.next()*6}),dark(colour,
.32),'opacity=".5"')).join("");return solid(blob(rng,place,size,size*.92,{corners:12,wobble:.05}),colour)+marks+specks(rng,onUnit(place,size,.75),light(colour,.4),
22,6)+shine(place,size,colour)};var fritter=(dish,place,size)=>{const{rng}=dish;const colour=mix(dish.body,"#cf8a38",.4);const nubs=scatter(rng,3,onUnit(place,size,
.62)).map(spot=>blob(rng,spot,size*.2,size*.15,{corners:6,wobble:.2})).join("");return solid(blob(rng,place,size,size*.84,{corners:17,wobble:.13,turn:rng.next()*
6}),colour)+path(blob(rng,{x:place.x-5,y:place.y-9},size*.7,size*.56,{corners:11,wobble:.16}),light(colour,.22),'opacity=".7"')+path(nubs,dark(colour,.06))+specks(
rng,onUnit(place,size,.8),dark(colour,.4),18,7)+specks(rng,onUnit(place,size,.7),light(colour,.5),16,6)};var cutlet=(dish,place,size)=>{const{rng}=dish;const colour=mix(
dish.body,"#d1954a",/white|pale|brown|dark|grill/.test(dish.lead.words)?.15:.4);const turn=rng.between(-.5,.3);return solid(blob(rng,place,size,size*.66,{corners:12,
wobble:.1,turn}),colour)+path(blob(rng,{x:place.x-6,y:place.y-9},size*.78,size*.46,{wobble:.12,turn}),light(colour,.18),'opacity=".7"')+specks(rng,disc(place.x,
place.y,size*.8,size*.5),dark(colour,.36),46,6)+specks(rng,disc(place.x,place.y,size*.76,size*.46),light(colour,.5),40,6)};var steak=(dish,place,size)=>{const{rng}=dish;
const colour=browned(dish);const{x,y}=place;const turn=rng.between(-.3,.2);const outline=blob(rng,place,size,size*.62,{corners:9,wobble:.1,turn});const marks=[-.5,
-.18,.14,.46].map(along=>`M${at(x+along*size-size*.14,y+size*.34)}L${at(x+along*size+size*.18,y-size*.4)}`).join("");return path(outline,shadowColour,'opacity="\
.3" transform="translate(8 16)"')+path(outline,"#ecd3a4",`stroke="#d9b277" stroke-width="4"`)+path(blob(rng,{x:x+4,y:y-3},size*.94,size*.55,{corners:9,wobble:.09,
turn}),dark(colour,.22))+path(blob(rng,{x:x+2,y:y-9},size*.86,size*.48,{corners:9,wobble:.09,turn}),colour)+stroke(marks,dark(colour,.55),size*.075,'opacity=".6\
5"')+shine(place,size,colour)+specks(rng,disc(x,y,size*.66,size*.36),"#2c1c14",22,4)};var chop=(dish,place,size,i)=>{const{rng}=dish;const colour=browned(dish);
const{x,y}=place;const eye=blob(rng,{x:x-size*.2,y},size*.66,size*.54,{corners:9,wobble:.08});return turned(stroke(`M${at(x+size*.2,y-size*.1)}Q${at(x+size*.6,y-
size*.42)} ${at(x+size*.98,y-size*.4)}`,shadowColour,size*.17,'opacity=".25" transform="translate(5 12)"')+stroke(`M${at(x+size*.2,y-size*.1)}Q${at(x+size*.6,y-
size*.42)} ${at(x+size*.98,y-size*.4)}`,"#f0e0c2",size*.15)+solid(eye,colour)+path(blob(rng,{x:x-size*.24,y:y-8},size*.5,size*.38,{wobble:.1}),light(colour,.16),
'opacity=".7"')+stroke([-.5,-.25,0].map(d=>`M${at(x+d*size-16,y+size*.3)}l${n(size*.24)} ${n(-size*.56)}`).join(""),dark(colour,.5),size*.07,'opacity=".6"')+shine(
{x:x-size*.2,y},size*.6,colour),(i%2?24:-18)+rng.between(-8,8),x,y)};var drumstick=(dish,place,size,i)=>{const{rng}=dish;const colour=mix(dish.body,"#c9772c",/white|pale|black|red|dark|brown|yellow/.
test(dish.lead.words)?.2:.45);const{x,y}=place;if(i%3===2||has7(dish,/breast|boneless|nugget|strips|popcorn|bites/))return piece(dish,place,size*.86,colour);const s=size;
const meat=`M${at(x-s*.75,y+s*.1)}C${at(x-s*.85,y-s*.6)} ${at(x+s*.05,y-s*.7)} ${at(x+s*.5,y-s*.16)}Q${at(x+s*.6,y)} ${at(x+s*.5,y+s*.12)}C${at(x+s*.1,y+s*.6)} ${at(
x-s*.7,y+s*.66)} ${at(x-s*.75,y+s*.1)}Z`;return turned(stroke(`M${at(x+s*.4,y-4)}H${n(x+s*.86)}`,"#efdfc0",s*.15)+circle(x+s*.9,y-s*.1,s*.1,"#f6ead0")+circle(x+
s*.92,y+s*.06,s*.1,"#efdfc0")+solid(meat,colour)+ellipse(x-s*.2,y-s*.16,s*.36,s*.2,light(colour,.25),'opacity=".7"')+specks(rng,disc(x-s*.16,y,s*.5,s*.36),dark(
colour,.45),18,6)+shine({x:x-s*.2,y},s*.7,colour),rng.between(-40,40)+(i%2?180:0),x,y)};var piece=(dish,place,size,colour)=>solid(blob(dish.rng,place,size,size*
.72,{corners:9,wobble:.12,turn:dish.rng.next()*3}),colour)+path(blob(dish.rng,{x:place.x-6,y:place.y-9},size*.68,size*.44,{wobble:.14}),light(colour,.2),'opacit\
y=".7"')+specks(dish.rng,onUnit(place,size,.6),dark(colour,.42),16,6)+shine(place,size,colour);var rack=(dish,{x,y},size)=>{const colour=browned(dish);const slab=blob(
dish.rng,{x,y},size,size*.52,{corners:16,wobble:.03});const bones=Array.from({length:8},(_,i)=>{const bx=x-size*.8+i*size*1.6/7;return{ends:`M${at(bx,y+size*.46)}\
l${n(4)} ${n(size*.2)}`,line:`M${at(bx,y-size*.38)}Q${at(bx+16,y)} ${at(bx,y+size*.42)}`}});return stroke(bones.map(({ends})=>ends).join(""),"#efe0c4",size*.07)+
solid(slab,colour)+stroke(bones.map(({line})=>line).join(""),dark(colour,.4),size*.045,'opacity=".8"')+stroke(bones.map(({line})=>line).join(""),light(colour,.35),
size*.05,'opacity=".45" transform="translate(13 -4)"')+specks(dish.rng,disc(x,y,size*.8,size*.4),light(colour,.55),40,5)};var sausage=(dish,{x,y},size)=>{const{
rng}=dish;const colour=browned(dish);const bend=rng.between(.16,.34)*size;const line=`M${at(x-size*.8,y+bend*.4)}Q${at(x,y-bend)} ${at(x+size*.8,y+bend*.4)}`;const marks=[
-.45,-.15,.15,.45].map(d=>`M${at(x+d*size-8,y+size*.1)}l16 ${n(-size*.26)}`).join("");return turned(stroke(line,shadowColour,size*.36,'opacity=".3" transform="t\
ranslate(7 13)"')+stroke(line,dark(colour,.35),size*.37)+stroke(line,colour,size*.3,'transform="translate(-1 -3)"')+stroke(marks,dark(colour,.5),size*.06,'opaci\
ty=".7"')+stroke(line,light(colour,.5),size*.05,`opacity=".6" transform="translate(-2 ${n(-size*.1)})"`),rng.between(-14,14),x,y)};var slice=(dish,place,size)=>{
const{rng}=dish;const rim=dish.parts.slice(1).find(({words})=>/crust|rind|skin|crackling|edge|glaze|bark|rim/.test(words));const inside=mix(dish.body,"#c98d63",
/slice/.test(dish.lead.words)?.08:.2);const crust=rim?.colour??dark(mix(inside,"#7a4524",.6),.1);const outline=blob(rng,place,size,size*.84,{corners:12,wobble:.05});
const fibres=Array.from({length:4},(_,i)=>`M${at(place.x-size*.5,place.y-size*.3+i*size*.2)}q${at(size*.5,rng.between(-12,12))} ${at(size,0)}`).join("");return path(
outline,shadowColour,'opacity=".3" transform="translate(9 12)"')+path(outline,dark(crust,.1))+path(blob(rng,{x:place.x-2,y:place.y-2},size*.9,size*.74,{corners:12,
wobble:.05}),inside)+path(blob(rng,{x:place.x-4,y:place.y-5},size*.62,size*.46,{wobble:.1}),light(inside,.14),'opacity=".7"')+stroke(fibres,dark(inside,.25),4,'\
opacity=".35"')};function ravioli(dish){const served2=serve(dish);const{rng}=dish;const colour=mix(dish.body,"#f0cd7d",.4);const pool=dish.parts.find(({flows})=>flows)?.colour??
golden(colour,.3);const tubes=/shell|tube|cannelloni|manicotti|roll/.test(dish.words);const one=({x,y})=>{const turn=rng.between(-.5,.5);const edge=tubes?blob(rng,
{x,y},84,40,{corners:10,wobble:.04,turn}):blob(rng,{x,y},70,66,{corners:4,wobble:.02,turn:.785+turn});const teeth=tubes?"":circle(x,y,58,"none",`stroke="${dark(
colour,.2)}" stroke-width="5" stroke-dasharray="5 9" opacity=".6"`);return shadow(edge,5,10,.28)+path(edge,golden(colour,.35))+path(edge,colour,'transform="tran\
slate(-2 -4)"')+teeth+path(blob(rng,{x:x-3,y:y-5},tubes?50:32,tubes?18:28,{wobble:.08,turn}),light(colour,.3))+stroke(`M${at(x-20,y-18)}q14 -8 28 -6`,"#fff8e4",
6,'opacity=".8"')};const places=scatter(rng,tubes?9:13,room(served2,.78));return filled(dish,served2,sauce(rng,around(served2),pool))+places.map(one).join("")+toppings(
{...dish,pieces:dish.extras},room(served2,.72),{kinds:4,share:.9})}var X6=600;var Y4=450;function halves(dish){const{rng}=dish;const bread=dish.parts.find(({words})=>/bread|toast|bun|roll|loaf|tortilla|wrap|pita|flatbread|baguette|wonton|lavash/.
test(words));const skin=mix(dish.looks.form==="sandwich"?"#c98d4a":"#ecd3a0",bread?.colour??"#d9a55c",.3);const filling=dish.pieces.filter(({shape})=>shape!=="c\
itrus"&&shape!=="wedge");const half=(x,y,turn)=>{const face={x,y:y-10};const roll2=`M${x-150} ${y}C${x-150} ${y-60} ${x+150} ${y-60} ${x+150} ${y}V${y+270}Q${x+
150} ${y+330} ${x+90} ${y+332}H${x-90}Q${x-150} ${y+330} ${x-150} ${y+270}Z`;const toasted=scatter(rng,14,rectangle(x-120,y+60,240,220)).map(place=>path(blob(rng,
place,rng.between(8,24),rng.between(6,14),{wobble:.3,turn:rng.next()*6}),"#a8652a",'opacity=".5"')).join("");const fold=stroke(`M${x+60} ${y+30}Q${x+30} ${y+190}\
 ${x+76} ${y+325}`,dark(skin,.35),7,'opacity=".5"');return turned(shadow(roll2,12,20,.34)+path(roll2,dark(skin,.16))+path(roll2,skin,'transform="translate(-5 -4\
)"')+toasted+fold+stroke(`M${x-118} ${y+80}V${y+260}`,light(skin,.7),13,'opacity=".5"')+ellipse(face.x,face.y+4,152,98,dark(skin,.28))+ellipse(face.x,face.y,146,
92,light(skin,.3))+ellipse(face.x,face.y,128,77,mix(dish.tint,"#6b3d1c",.4))+toppings({...dish,pieces:filling},disc(face.x,face.y,106,58),{kinds:6,share:.62,scale:.72}),
turn,x,y+150)};return(dish.looks.vessel==="plate"?plate(rng,X6,Y4,400):board(rng,110,90,980,720)+parchment(rng,180,170,840,560))+half(420,290,-10)+half(780,270,
9)}function wedges(dish){const{rng}=dish;const skin=mix("#e2b364",dish.body,.35);const[first]=dish.parts.slice(1).filter(({flows,words})=>flows&&!/chees|butter/.
test(words));const cheese2=dish.parts.slice(1).find(({looks})=>looks.length>0)?.colour??"#f6cf62";const one=i=>{const turn=i*60+14;const tip={x:X6,y:Y4-24};const shape=`\
M${tip.x} ${tip.y}L${X6-128} ${Y4-270}Q${X6} ${Y4-322} ${X6+128} ${Y4-270}Z`;return turned(shadow(shape,5,12,.3)+path(shape,cheese2,`stroke="${cheese2}" stroke-\
width="16" stroke-linejoin="round"`)+path(shape,dark(skin,.14),`stroke="${dark(skin,.14)}" stroke-width="6" stroke-linejoin="round"`)+path(shape,skin,'transform\
="translate(-2 -5)"')+scatter(rng,11,disc(X6,Y4-212,74,66)).map(place=>path(blob(rng,place,rng.between(8,22),rng.between(6,13),{wobble:.3,turn:rng.next()*6}),"#\
a5622a",'opacity=".55"')).join("")+toppings({...dish,pieces:dish.extras},rectangle(X6-60,Y4-300,120,24),{kinds:2,share:.16,scale:.6}),turn,X6,Y4)};return(dish.looks.
vessel==="board"?board(rng,190,50,840,800):plate(rng,X6,Y4,400))+Array.from({length:6},(_,i)=>one(i)).join("")+(first?circle(X6,Y4,76,"#f7efe0")+sauce(rng,{x:X6,
y:Y4,r:64},first.colour):"")+finish(dish,disc(X6,Y4,230),{share:.7})}var byHand={sandwich:halves,burger:equals(roll,{want:6,parts:"shown"}),toast:toasts,"hot dog":equals(hotDog,{want:2,scale:1.05,parts:"shown",order:"long"}),wrap:halves,
burrito:halves,tacos,quesadilla:wedges,pizza,"filled flatbread":equals(filledRound,{want:2,scale:1.02,parts:"shown",order:"long"}),turnovers:equals(turnover,{want:5,
scale:1.12}),dumplings:dish=>/soup|broth/.test(dish.words)&&dish.looks.vessel!=="plate"?equals(dumpling,{want:7,scale:1.1})(dish):equals(dumpling,{want:7,scale:1.2})(
dish),buns:equals(bun,{want:4,scale:1.16}),"rolls in wrappers":equals(wrapped,{want:6,order:"long"}),"sushi rolls":equals(sushiRoll,{want:8,parts:"shown",jitter:3}),
"sushi pieces":equals(nigiri,{want:6,parts:"shown",jitter:3}),"rice balls":equals(riceTriangle,{want:3,parts:"shown",order:"leaning",scale:.9}),"leaf parcels":dish=>/cup|lettuce|butter lettuce/.
test(dish.lead.words)?equals(leafCup,{want:4,parts:"shown",scale:1.1})(dish):equals(leafRoll,{want:8,order:"long"})(dish),fritters:equals(fritter,{want:7,scale:1.05}),
croquettes:dish=>/ball|round/.test(dish.words)?equals(meatball,{want:7})(dish):equals(wrapped,{want:6,order:"long"})(dish),fries,wedges:potatoWedges,chips,nachos:chips,
"finger food":fingerFood,"stuffed pasta":ravioli,"sheet pasta":equals(wrapped,{want:5,order:"long"}),"cheese board":cheeseBoard};function sectors(dish){const{rng}=dish;const served2=serve(dish);const{x,y,rx,ry}=served2;const grain=groundOf(dish,"grain");const strands=groundOf(dish,"noodle");
const lying=dish.pieces.filter(({shape})=>!["herb","ringlet","seed","leaf","frill"].includes(shape)).slice(0,7);const soft2=dish.parts.filter(({flows,looks})=>flows||
looks[0]?.shape==="tint").map(({colour})=>colour).slice(0,2);const turn=rng.next()*6;const count=Math.max(3,lying.length+soft2.length);const spot=i=>({x:x+Math.
cos(turn+i/count*Math.PI*2)*rx*.56,y:y+Math.sin(turn+i/count*Math.PI*2)*ry*.56});const wide=Math.min(rx,ry)*(count>6?.27:.32);const laid=lying.map((look,i)=>{const place=spot(
i);if(look.shape==="shred")return threads(rng,disc(place.x,place.y,wide),look.colour,46,look.size);if(look.shape==="egg")return drawPiece(rng,look,place,1.5);const many=Math.
round(Math.min(16,Math.max(3,270/look.size)));return scatter(rng,many,disc(place.x,place.y,wide)).map(at2=>drawPiece(rng,look,at2,look.shape==="fillet"?.8:1)).join(
"")}).join("");const spooned=soft2.map((colour,i)=>sauce(rng,{...spot(lying.length+i),r:wide*.9},colour)).join("");const bed=grain?grains(rng,around(served2),grain.
colour,{density:served2.round&&rx===ry?1:.6}):strands?noodles(rng,around(served2),strands.colour,15):dish.foods.some(({shape})=>shape==="frill")?leafGround(dish,
around(served2),served2):null;return(bed===null?served2.under:filled(dish,served2,bed))+spooned+laid+finish(dish,room(served2,.6))}function ovenBake(dish){const{rng}=dish;const served2=serve(dish);const sweet=dish.looks.form==="crumble"||dish.looks.form==="pudding";const cheese2=dish.parts.
find(({words})=>/chees|mozzarella|parmesan|cheddar|gruy|b[eé]chamel/.test(words));const cheesy=!sweet&&(cheese2!==void 0||dish.looks.form==="gratin"||dish.looks.
form==="lasagna");const crumbly=sweet||/crumb|streusel|oat|cracker|stuffing/.test(dish.words);const base=mix(dish.tint,dish.body,.5);const field=room(served2,.95);
const inner2=sauce(rng,around(served2),base);const cover=cheese2?.colour??(cheesy?"#f7cf74":mix(dish.body,"#e0a95a",.35));const tubes=groundOf(dish,"pasta");const pastaUnder=tubes?
shortPasta(rng,{x:served2.x,y:served2.y,r:around(served2).r},mix(tubes.colour,base,.4),/mac|elbow|cavatappi|gnocch|shell/.test(dish.words)?"elbow":"tube",served2.
round?void 0:{wide:served2.rx,high:served2.ry}):"";const molten=cheesy&&!tubes;const crust=scatter(rng,molten?34:tubes?22:46,field).map((place,i)=>{const tone=i%
3===0?golden(cover,.16):i%3===1?light(cover,.45):cover;const wide=rng.between(26,66)*(molten?1.3:1);const outline=blob(rng,place,wide,wide*.7,{wobble:.18,turn:rng.
next()*6});return path(outline,tone,'opacity=".55"')}).join("");const peeking=molten?scatter(rng,12,field).map(place=>path(blob(rng,place,rng.between(18,46),rng.
between(12,24),{wobble:.28}),base,'opacity=".7"')).join(""):"";const blisters=cheesy?scatter(rng,30,field).map(place=>path(blob(rng,place,rng.between(10,26),rng.
between(7,17),{wobble:.28}),"#c57a2a",'opacity=".55"')).join(""):"";const crumbs2=crumbly?specks(rng,field,light(cover,.35),130,13)+specks(rng,field,dark(cover,
.28),110,10):"";const browned2=specks(rng,field,"#9a5520",44,cheesy?13:7);const{dish:rest,svg}=sides(dish,served2);const peek=toppings({...rest,pieces:rest.pieces.
filter(({word})=>!/chees|mozz|parm/.test(word))},room(served2,.86),{kinds:5,share:sweet?.8:1.2});return filled(dish,served2,`${inner2}${pastaUnder}${peeking}${crust}${blisters}${crumbs2}\
<g opacity=".65">${browned2}</g>${peek}`)+svg}var stewed=on(sauceGround,{leads:true,share:1.35});var soft=on(softGround,{kinds:3,share:.5});var rice=on(grainGround(),{share:1.1});var noodle=on(noodleGround,
{share:1.05});var heap2=heaped(between);var salad=dish=>{if(dish.foods.some(({shape})=>shape==="frill")||/green leaves|salad leaves|herb leaves/.test(dish.words))
return leafy(dish);const[lead]=dish.lead.looks;if(lead?.shape==="grain")return rice(dish);if(lead?.shape==="pasta")return pasta(dish);if(lead?.shape==="noodle")
return noodle(dish);return lead?.shape==="shred"?shredded2(dish):heaped(pale2)(dish)};var pale2=dish=>mix(dish.body,light(dish.tint,.4),.5);var leafy=on((dish,area,served2)=>leafGround(
dish,area,served2),{leads:true,share:1.15});var pasta=on(shortPastaGround,{share:1.1});var shredded2=on(shredGround,{share:.8});var inDishes={soup:on(soupGround,
{leads:true,share:1.1}),stew:stewed,curry:stewed,chili:stewed,porridge:on(grainGround({length:11,width:15,density:.8}),{share:.9}),"noodle soup":on((dish,area,served2)=>soupGround(
dish,area,served2),{leads:true,share:1.05}),noodles:noodle,"long pasta":noodle,"short pasta":pasta,rice,risotto:on(grainGround({length:10,width:12,density:.8}),
{share:1}),"fried rice":rice,grains:on(grainGround({length:8,width:10}),{share:1.1}),couscous:on(grainGround({length:2,width:8,density:.3}),{share:1.1}),salad,"\
leaf salad":leafy,slaw:shredded2,"bowl in sections":sectors,"stir-fry":on(sauceGround,{leads:true,share:1.7,kinds:6}),"pulled meat":shredded2,casserole:ovenBake,
gratin:ovenBake,lasagna:ovenBake,mash:soft,"roasted vegetables":heap2,"cooked greens":on(wiltedGround,{share:.7}),beans:on((dish,area,served2)=>grainGround({length:20,
width:23,density:.85})(dish,area,served2),{share:.7}),dip:soft,spread:soft,sauce:on((dish,area)=>liquidGround({...dish,lead:{...dish.lead,flows:true}},area,void 0),
{kinds:3,share:.5}),dressing:on((dish,area)=>liquidGround({...dish,lead:{...dish.lead,flows:true}},area,void 0),{kinds:3,share:.5}),relish:on(sauceGround,{leads:true,
share:1.5}),pickles:heaped(dish=>mix(dish.body,"#efe6b4",.6)),jam:on(sauceGround,{leads:true,share:.9}),powder:on(powderGround,{kinds:2,share:.35}),stock:on(liquidGround,
{kinds:3,share:.5}),"smoothie bowl":on(softGround,{share:.9}),"baked fruit":heaped(dish=>dark(mix(dish.tint,"#c98d5a",.3),.06)),fruit:heaped(()=>null),granola:on(
grainGround({length:9,width:14,density:.9}),{share:1.2}),puree:soft,crumble:ovenBake};var wholeFish=(dish,{x,y},size)=>{const{rng}=dish;const skin=mix(dish.body,"#a9a08c",/golden|brown|red|white/.test(dish.lead.words)?.1:.35);const s=size;const body=`\
M${at(x-s,y)}C${at(x-s*.6,y-s*.46)} ${at(x+s*.2,y-s*.46)} ${at(x+s*.68,y-s*.08)}L${at(x+s,y-s*.34)}Q${at(x+s*.9,y)} ${at(x+s,y+s*.34)}L${at(x+s*.68,y+s*.08)}C${at(
x+s*.2,y+s*.46)} ${at(x-s*.6,y+s*.46)} ${at(x-s,y)}Z`;const slashes=[-.36,-.08,.2].map(d=>`M${at(x+d*s,y-s*.22)}q${n(s*.1)} ${n(s*.22)} 0 ${n(s*.44)}`).join("");
return turned(solid(body,skin)+ellipse(x-s*.1,y-s*.14,s*.5,s*.11,light(skin,.4),'opacity=".6"')+stroke(`M${at(x-s*.64,y-s*.26)}Q${at(x-s*.5,y)} ${at(x-s*.64,y+s*
.26)}`,dark(skin,.4),s*.03)+stroke(slashes,dark(skin,.5),s*.05)+stroke(slashes,"#f6e4cc",s*.022)+stroke([0,1,2].map(i=>`M${at(x+s*.78,y)}L${at(x+s*.94,y+(i-1)*s*
.2)}`).join(""),dark(skin,.4),s*.02)+path(`M${at(x-s*.1,y-s*.34)}L${at(x+s*.16,y-s*.5)}L${at(x+s*.26,y-s*.28)}Z`,dark(skin,.3))+specks(rng,disc(x,y,s*.6,s*.26),
dark(skin,.35),60,5)+circle(x-s*.8,y-s*.07,s*.06,"#fbf3e2")+circle(x-s*.8,y-s*.07,s*.034,"#2c2018"),rng.between(-8,4),x,y)};var openShell=(dish,{x,y},size)=>{const{
rng}=dish;const shell=/mussel/.test(dish.words)?"#343848":/clam|scallop/.test(dish.words)?"#e2cfae":"#b9b0a2";const flesh=/mussel/.test(dish.words)?"#ef9a4a":"#\
f3e2c4";const s=size;const outline=/mussel/.test(dish.words)?`M${at(x-s,y)}C${at(x-s*.6,y-s*.7)} ${at(x+s*.7,y-s*.7)} ${at(x+s,y)}C${at(x+s*.7,y+s*.62)} ${at(x-
s*.6,y+s*.5)} ${at(x-s,y)}Z`:blob(rng,{x,y},s,s*.82,{corners:10,wobble:.08});return turned(solid(outline,shell)+path(blob(rng,{x,y:y-4},s*.72,s*.46,{wobble:.06}),
"#efe9e0")+path(blob(rng,{x:x+s*.06,y:y-2},s*.52,s*.34,{wobble:.14}),flesh,`stroke="${dark(flesh,.25)}" stroke-width="3"`)+shine({x,y},s*.5,flesh),rng.between(-180,
180),x,y)};var crustacean=(dish,{x,y},size)=>{const red=mix(dish.body,"#c9402a",.5);const s=size;const claw=side2=>stroke(`M${at(x-s*.3,y+side2*s*.2)}Q${at(x-s*
.5,y+side2*s*.6)} ${at(x-s*.66,y+side2*s*.5)}`,dark(red,.2),s*.12)+solid(`M${at(x-s*.56,y+side2*s*.44)}C${at(x-s*.7,y+side2*s*.74)} ${at(x-s*1.1,y+side2*s*.6)} ${at(
x-s*1.1,y+side2*s*.3)}L${at(x-s*.88,y+side2*s*.42)}L${at(x-s*.9,y+side2*s*.22)}Q${at(x-s*.62,y+side2*s*.24)} ${at(x-s*.56,y+side2*s*.44)}Z`,red);const legs=[0,1,
2].map(i=>[1,-1].map(side2=>`M${at(x-s*.1+i*s*.16,y)}q${at(s*.04,side2*s*.3)} ${at(s*.14,side2*s*.5)}`).join("")).join("");const tail=Array.from({length:5},(_,i)=>ellipse(
x+s*.3+i*s*.14,y,s*.13,s*(.24-i*.026),i%2?red:dark(red,.2))).join("");return turned(stroke(legs,dark(red,.25),s*.06)+tail+path(`M${at(x+s*.92,y)}l${n(s*.2)} ${n(
-s*.22)}q${n(s*.1)} ${n(s*.22)} 0 ${n(s*.44)}Z`,dark(red,.1))+claw(1)+claw(-1)+solid(blob(dish.rng,{x:x-s*.06,y},s*.4,s*.28,{corners:12,wobble:.03}),red)+shine(
{x:x-s*.06,y},s*.4,red)+circle(x-s*.42,y-s*.08,s*.03,"#241a12")+circle(x-s*.42,y+s*.08,s*.03,"#241a12"),dish.rng.between(-24,24),x,y)};var filletOfFish=(dish,place,size)=>drawPiece(
dish.rng,{shape:"fillet",colour:mix(dish.body,"#e8b07a",/white|golden|pink|salmon|brown|dark/.test(dish.lead.words)?.08:.3),size:size*.66,word:""},place);function friedEggs(dish){const served2=serve(dish);const{rng}=dish;const{x,y,rx,ry}=served2;const inPan=served2.walls&&dish.looks.vessel==="skillet";const rest={
...dish,extras:dish.pieces.filter(({shape})=>shape!=="egg")};const base=dish.parts.find(({words,looks})=>looks[0]?.shape==="tint"&&!/egg|yolk/.test(words));const ground=inPan?
filled(dish,served2,sauce(rng,around(served2),mix(base?.colour??"#8a5a34","#4a3526",base?.1:.5))):bedOf(rest,served2);const eggs=[{x:x-rx*.26,y:y+ry*.1},{x:x+rx*
.36,y:y-ry*.06}];return ground+eggs.map(place=>friedEgg(rng,place,Math.min(rx,ry)*.5,"#f6b428")).join("")+toppings({...dish,pieces:rest.extras},room(served2,.74),
{kinds:4,share:.6})}var X7=600;var Y5=450;function roast(dish){const{rng}=dish;const served2=serve(dish);const{x,y,rx,ry}=served2;const bird=dish.looks.form==="whole bird"||/chicken|turkey|duck|goose|hen\b/.
test(dish.lead.words);const skin=mix(dish.body,bird?"#c9772c":"#8e4c2a",.5);const beside2=chance2=>{const angle=chance2.between(0,Math.PI*2);const reach=chance2.
between(.78,.96);return{x:x+Math.cos(angle)*rx*reach,y:y+Math.sin(angle)*ry*reach}};const juices=path(blob(rng,{x,y},rx*.92,ry*.9,{corners:16,wobble:.05}),"#9c6\
430",'opacity=".5"');const{dish:rest,svg}=sides(dish,served2);const all={...rest,pieces:rest.extras};return served2.under+juices+toppings(all,beside2,{kinds:5,share:2.2,
scale:1.1})+group(bird?wholeBird(dish,skin):joint(dish,skin),`transform="translate(${n(x-X7)} ${n(y-Y5)})"`)+finish(all,disc(x,y,rx*.5,ry*.4))+svg}function wholeBird({
rng},skin){const body=`M${X7-215} ${Y5-8}C${X7-225} ${Y5-150} ${X7-60} ${Y5-190} ${X7+60} ${Y5-172}C${X7+190} ${Y5-152} ${X7+232} ${Y5-70} ${X7+226} ${Y5}C${X7+
232} ${Y5+70} ${X7+190} ${Y5+152} ${X7+60} ${Y5+172}C${X7-60} ${Y5+190} ${X7-225} ${Y5+140} ${X7-215} ${Y5-8}Z`;const leg=side2=>{const thigh=`M${X7+30} ${Y5+side2*
96}C${X7+40} ${Y5+side2*200} ${X7+190} ${Y5+side2*212} ${X7+232} ${Y5+side2*118}C${X7+262} ${Y5+side2*88} ${X7+292} ${Y5+side2*70} ${X7+318} ${Y5+side2*54}L${X7+
300} ${Y5+side2*26}C${X7+262} ${Y5+side2*34} ${X7+190} ${Y5+side2*30} ${X7+140} ${Y5+side2*42}Z`;return shadow(thigh,4,12,.3)+path(thigh,dark(skin,.3))+path(thigh,
light(skin,.1),'transform="translate(-3 -7)"')+stroke(`M${X7+300} ${Y5+side2*40}L${X7+344} ${Y5+side2*18}`,"#f3e4c8",24)+circle(X7+350,Y5+side2*8,17,"#f3e4c8")+
circle(X7+346,Y5+side2*27,15,"#fdf3de")+stroke(`M${X7+82} ${Y5+side2*150}Q${X7+150} ${Y5+side2*180} ${X7+206} ${Y5+side2*122}`,light(skin,.55),12,'opacity=".55"')};
const wing=side2=>{const shape=`M${X7-190} ${Y5+side2*60}C${X7-210} ${Y5+side2*200} ${X7-70} ${Y5+side2*220} ${X7-50} ${Y5+side2*140}C${X7-80} ${Y5+side2*150} ${X7-
120} ${Y5+side2*120} ${X7-130} ${Y5+side2*90}Z`;return shadow(shape,4,9,.28)+path(shape,dark(skin,.22))+path(shape,skin,'transform="translate(-3 -5)"')};const freckles=specks(
rng,disc(X7,Y5,190,130),dark(skin,.45),60,6);return path(body,shadowColour,'opacity=".4" transform="translate(8 22)"')+path(body,dark(skin,.34))+path(body,skin,
`transform="translate(-4 -8)"`)+ellipse(X7-30,Y5-66,140,66,light(skin,.26),'opacity=".75"')+ellipse(X7-20,Y5+62,136,58,light(skin,.14),'opacity=".7"')+stroke(`M${X7-
196} ${Y5-6}C${X7-60} ${Y5-22} ${X7+60} ${Y5-16} ${X7+178} ${Y5-4}`,dark(skin,.35),9,'opacity=".6"')+`<g opacity=".55">${freckles}</g>`+stroke(`M${X7-140} ${Y5-
96}Q${X7-60} ${Y5-132} ${X7+40} ${Y5-120}`,"#ffe9bd",15,'opacity=".75"')+wing(1)+wing(-1)+leg(1)+leg(-1)}function joint({rng},skin){const outline=blob(rng,{x:X7,
y:Y5},250,148,{corners:12,wobble:.05});const ties=[-150,-75,0,75,150].map(dx=>`M${n(X7+dx-8)} ${n(Y5-140+Math.abs(dx)*.24)}Q${n(X7+dx+26)} ${Y5} ${n(X7+dx-8)} ${n(
Y5+140-Math.abs(dx)*.24)}`).join("");return shadow(outline,8,22,.4)+path(outline,dark(skin,.35))+path(blob(rng,{x:X7-5,y:Y5-10},238,134,{corners:12,wobble:.05}),
skin)+path(blob(rng,{x:X7-30,y:Y5-46},160,58,{corners:11,wobble:.12}),light(skin,.26),'opacity=".65"')+specks(rng,disc(X7,Y5,200,110),dark(skin,.5),60,6)+stroke(
ties,"#f1e2c4",9)+stroke(`M${X7-170} ${Y5-74}q120 -44 250 -30`,"#ffe3b4",12,'opacity=".6"')}var wholeVegetable=(dish,place,size)=>{const{rng,body:colour,words}=dish;const{x,y}=place;if(/corn/.test(words)){const kernels=Array.from({length:5},(_,row)=>Array.
from({length:15},(_each,i)=>`M${at(x-size*.84+i*size*.115,y-size*.2+row*size*.1)}h.1`).join("")).join("");return turned(ellipse(x+8,y+14,size,size*.34,shadowColour,
'opacity=".3"')+ellipse(x,y,size,size*.33,dark(colour,.25))+ellipse(x-2,y-4,size*.97,size*.3,colour)+stroke(kernels,light(colour,.4),size*.075)+specks(rng,disc(
x,y,size*.8,size*.22),"#8a4d1c",16,8)+path(`M${at(x+size*.86,y-size*.16)}L${at(x+size*1.2,y)}L${at(x+size*.86,y+size*.16)}Z`,"#b9c57a"),rng.between(-12,12),x,y)}
if(/asparagus|spear|leek|endive|stalk|okra/.test(words))return turned(box(x-size,y-size*.13+8,size*2,size*.26,size*.12,shadowColour,'opacity=".3"')+box(x-size,y-
size*.14,size*1.9,size*.26,size*.12,dark(colour,.2))+box(x-size,y-size*.15,size*1.86,size*.2,size*.1,colour)+path(`M${at(x+size*.5,y-size*.17)}Q${at(x+size*.9,y-
size*.16)} ${at(x+size*1.1,y)}Q${at(x+size*.9,y+size*.16)} ${at(x+size*.5,y+size*.14)}Z`,dark(colour,.16))+stroke(`M${at(x-size*.8,y-size*.08)}h${n(size*1.2)}`,
light(colour,.5),size*.05,'opacity=".7"'),rng.between(-4,4),x,y);if(/artichoke/.test(words)){const scales=[.95,.7,.45,.22].flatMap((reach,ring2)=>Array.from({length:10-
ring2*2},(_,i,all=10-ring2*2)=>{const a=i/all*6.283+ring2*.3;return turned(ellipse(x+Math.cos(a)*size*reach*.7,y+Math.sin(a)*size*reach*.7,size*.3,size*.19,mix(
colour,ring2%2?dark(colour,.2):light(colour,.2),.8),`stroke="${dark(colour,.4)}" stroke-width="3"`),a*180/Math.PI,x+Math.cos(a)*size*reach*.7,y+Math.sin(a)*size*
reach*.7)}));return ellipse(x+8,y+14,size*.95,size*.95,shadowColour,'opacity=".25"')+scales.join("")}if(/cauliflower|broccoli|romanesco/.test(words))return scatter(
rng,12,disc(x,y,size*.7)).map(spot=>drawPiece(rng,{shape:"floret",colour,size:size*.4,word:""},spot)).join("");if(/potato/.test(words))return solid(blob(rng,place,
size,size*.66,{corners:10,wobble:.05,turn:rng.between(-.3,.3)}),mix(colour,"#9a6a3c",.3))+path(blob(rng,{x,y:y-6},size*.62,size*.26,{wobble:.14}),"#f4dda0")+stroke(
`M${at(x-size*.5,y-6)}q${n(size*.5)} ${n(size*.16)} ${n(size)} 0`,"#fff3cf",size*.08)+dish.extras.slice(0,2).map(look=>scatter(rng,4,disc(x,y-8,size*.42,size*.16)).
map(spot=>drawPiece(rng,look,spot,Math.min(.8,size*.24/look.size))).join("")).join("");return turned(solid(blob(rng,place,size,size*.6,{corners:11,wobble:.06}),
colour)+path(blob(rng,{x:x-5,y:y-10},size*.6,size*.26,{wobble:.1}),light(colour,.25),'opacity=".7"')+shine(place,size*.9,colour),rng.between(-24,24),x,y)};var shellfish=dish=>{const{words}=dish.lead;if(/lobster(?! (?:chunk|meat))|crab (?:claw|leg|shell)|crabs|crayfish|crawfish|langoust/.test(words))return equals(crustacean,
{want:2,order:"long",scale:.95})(dish);if(/mussel|clam|oyster|shell|cockle/.test(words)&&!/shrimp|prawn|lobster/.test(words))return equals(openShell,{want:12,jitter:26,
scale:1.15})(dish);return inDishes["stir-fry"](dish)};var longGrown=/corn|asparagus|spear|leek|endive|stalk|okra/;var mains={steak:equals(steak,{want:1,scale:.92}),
chops:equals(chop,{want:2,scale:1.3}),roast,"sliced roast":equals(slice,{want:5,scale:1.06,order:"leaning",jitter:4}),"whole bird":roast,"pieces of poultry":equals(
drumstick,{want:4,scale:1.18}),ribs:equals(rack,{want:1,order:"long",scale:1.04}),meatballs:equals(meatball,{want:7,scale:.86}),patties:equals(patty,{want:4,scale:1.02}),
cutlet:equals(cutlet,{want:2,scale:1.02,jitter:4,order:"long"}),sausages:equals(sausage,{want:4,scale:1.16,order:"long"}),"fish fillet":equals(filletOfFish,{want:2,
scale:.98,order:"long"}),"whole fish":equals(wholeFish,{want:1,scale:1.12,order:"long"}),shellfish,skewers,wings:equals(drumstick,{want:10,scale:1.2,jitter:16}),
"stuffed vegetables":equals(stuffedOne,{want:6,parts:"shown"}),omelette,"fried eggs":friedEggs,"scrambled eggs":curds,"eggs in sauce":eggsInSauce,"poached eggs \
on a base":equals(poachedOn,{want:2,parts:"shown"}),"boiled eggs":equals(eggHalf,{want:6}),"whole vegetables":dish=>/cauliflower|romanesco|whole broccoli/.test(
dish.lead.words)?equals(wholeVegetable,{want:1})(dish):longGrown.test(dish.lead.words)?equals(wholeVegetable,{want:6,order:"long"})(dish):equals(wholeVegetable,
{want:4,order:"rows"})(dish)};function roundCake(dish){const{rng}=dish;const{under:under2,x,y,rx,ry}=serve(dish);const r=Math.min(rx,ry)*(dish.looks.vessel==="plate"||dish.looks.vessel==="ca\
ke stand"?1.02:.9);const crumb2=crustOf(dish);const icing=icingOf(dish);const edge=blob(rng,{x,y},r,r,{corners:26,wobble:.012});const turn=rng.between(-40,200);
const wedge3=`M${at(x,y)}L${at(x+r*1.06,y-r*.3)}A${n(r)} ${n(r)} 0 0 1 ${at(x+r*1.06,y+r*.3)}Z`;const fruit=dish;const fanned=/fan|slices|halves|rings/.test(dish.
words)&&dish.pieces[0];const rings=fanned?[.72,.4].flatMap(reach=>Array.from({length:Math.round(reach*16)},(_,i,all=Math.round(reach*16))=>{const a=i/all*6.283;
return drawPiece(rng,fanned,{x:x+Math.cos(a)*r*reach,y:y+Math.sin(a)*r*reach},Math.min(1.3,46/fanned.size))})).join(""):"";return under2+shadow(edge,9,18,.32)+path(
edge,dark(crumb2,.24))+path(edge,crumb2,'transform="translate(-3 -7)"')+path(blob(rng,{x:x-8,y:y-14},r*.8,r*.78,{corners:16,wobble:.03}),light(crumb2,.14),'opac\
ity=".7"')+(icing?path(blob(rng,{x:x-3,y:y-8},r*.92,r*.92,{corners:24,wobble:.02}),icing)+path(blob(rng,{x:x-3,y:y-8},r*.74,r*.74,{corners:20,wobble:.04}),light(
icing,.2),'opacity=".6"'):specks(rng,disc(x,y,r*.88),dark(crumb2,.3),60,6))+rings+(rings?"":toppings(fruit,disc(x,y-6,r*.74),{kinds:4,share:1}))+turned(path(wedge3,
dark("#f2e6d2",.12))+stroke(`M${at(x+r*1.02,y-r*.29)}L${at(x,y)}L${at(x+r*1.02,y+r*.29)}`,dark(crumb2,.4),8)+stroke(`M${at(x+r*.98,y-r*.22)}L${at(x+10,y)}`,light(
crumb2,.4),12),turn,x,y)}function bundt(dish){const{rng}=dish;const{under:under2,x,y,rx,ry}=serve(dish);const r=Math.min(rx,ry)*1.04;const crumb2=crustOf(dish);
const icing=icingOf(dish);const flutes=Array.from({length:14},(_,i)=>{const a=i/14*6.283;const b=(i+1)/14*6.283;const mid=(a+b)/2;return`${i?"":`M${at(x+Math.cos(
a)*r*.92,y+Math.sin(a)*r*.92)}`}Q${at(x+Math.cos(mid)*r*1.14,y+Math.sin(mid)*r*1.14)} ${at(x+Math.cos(b)*r*.92,y+Math.sin(b)*r*.92)}`}).join("");const ribs=Array.
from({length:14},(_,i)=>{const a=i/14*6.283;return`M${at(x+Math.cos(a)*r*.36,y+Math.sin(a)*r*.36)}L${at(x+Math.cos(a+.1)*r*.9,y+Math.sin(a+.1)*r*.9)}`}).join("");
const drips=Array.from({length:16},(_,i)=>{const a=i/16*6.283+rng.between(-.08,.08);const to2=rng.between(.66,.92);return`M${at(x+Math.cos(a)*r*.52,y+Math.sin(a)*
r*.52)}L${at(x+Math.cos(a)*r*to2,y+Math.sin(a)*r*to2)}`}).join("");return under2+shadow(`${flutes}Z`,9,20,.34)+path(`${flutes}Z`,dark(crumb2,.26))+path(`${flutes}\
Z`,crumb2,'transform="translate(-3 -7)"')+stroke(ribs,dark(crumb2,.32),r*.06,'opacity=".55"')+stroke(ribs,light(crumb2,.35),r*.04,'opacity=".5" transform="trans\
late(-12 -8)"')+(icing?circle(x-2,y-6,r*.5,"none",`stroke="${icing}" stroke-width="${n(r*.26)}"`)+stroke(drips,icing,r*.12):specks(rng,ring(x,y,r*.36,r*.9),"#ff\
faf2",/sugar/.test(dish.words)?150:0,6))+circle(x,y,r*.24,dark(crumb2,.55))+circle(x+4,y+7,r*.2,dark("#efe4d2",.2))+toppings({...dish,pieces:dish.extras},ring(x,
y,r*.36,r*.72),{kinds:3,share:.7})}function sheetCake(dish){const served2=serve(dish);if(!served2.walls)return equals(bar,{want:12,parts:"on each",jitter:3})(dish);
const{rng}=dish;const icing=icingOf(dish);const top=icing??crustOf(dish);const{x,y,rx,ry}=served2;const waves=Array.from({length:7},(_,i)=>`M${n(x-rx+30)} ${n(y-
ry+50+i*((ry*2-80)/6))}${Array.from({length:6},()=>`q${n(rx/12)} ${n(rng.between(-24,-8))} ${n(rx/6)} 0t${n(rx/6)} 0`).join("")}`).join("");const cuts2=`M${n(x-
rx/3)} ${n(y-ry)}V${n(y+ry)}M${n(x+rx/3)} ${n(y-ry)}V${n(y+ry)}M${n(x-rx)} ${n(y)}H${n(x+rx)}`;const{r}=around(served2);return filled(dish,served2,circle(x,y,r,
top)+stroke(waves,icing?light(top,.35):dark(top,.14),13,'opacity=".55"')+(icing?"":specks(rng,room(served2,.95),dark(top,.3),150,7))+stroke(cuts2,dark(top,.45),
6,'opacity=".45"'))+toppings(dish,room(served2,.84),{kinds:4,share:1.2})}function rolledCake(dish){const{rng}=dish;const crumb2=crustOf(dish);const cream=icingOf(
dish)??"#fff3dc";const coat=dish.parts.find(({words})=>/frost|bark|icing|glaze|ganache|outside/.test(words))?.colour??crumb2;const y=470;const spiral=Array.from(
{length:40},(_,i)=>{const a=i/39*15.5;const reach=14+i/39*128;return`${i?"L":"M"}${at(300+Math.cos(a)*reach*.82,y+Math.sin(a)*reach)}`}).join("");const lines=Array.
from({length:5},(_,i)=>`M360 ${n(y-108+i*52)}C540 ${n(y-122+i*52)} 760 ${n(y-96+i*52)} 950 ${n(y-108+i*52)}`).join("");return board(rng,110,180,980,590)+box(310,
y-130,690,300,120,shadowColour,'opacity=".3"')+box(290,y-160,690,310,130,dark(coat,.28))+box(290,y-164,684,292,126,coat)+stroke(lines,dark(coat,.25),7,'opacity=\
".4"')+`<ellipse cx="300" cy="${y}" rx="124" ry="156" fill="${dark(coat,.16)}"/><ellipse cx="298" cy="${y-3}" rx="116" ry="148" fill="${mix(crumb2,light(crumb2,
.5),.4)}"/>`+stroke(spiral,cream,21)+(/sugar/.test(dish.words)?specks(rng,disc(640,y-60,300,80),"#fffaf2",160,6):"")+toppings({...dish,pieces:dish.extras},disc(
660,y-40,260,80),{kinds:3,share:.7})}var X8=600;var FLOOR3=790;var onFloor=rx=>ellipse(X8+26,FLOOR3+4,rx*1.15,28,shadowColour,'opacity=".3"');var glints=(half,top,bottom)=>stroke(`M${n(X8-half*.78)}\
 ${top}V${bottom}`,"#ffffff",half*.13,'opacity=".5"')+stroke(`M${n(X8+half*.8)} ${top+20}V${n(bottom-80)}`,"#ffffff",half*.05,'opacity=".4"');function tumbler(half,top,surface,foot=.8){
const outline=(y,inset)=>`M${n(X8-half+inset)} ${y}L${n(X8-half*foot+inset)} ${FLOOR3-40-inset}Q${n(X8-half*foot+inset)} ${FLOOR3-8-inset} ${n(X8-half*foot+34+inset)}\
 ${FLOOR3-8-inset}H${n(X8+half*foot-34-inset)}Q${n(X8+half*foot-inset)} ${FLOOR3-8-inset} ${n(X8+half*foot-inset)} ${FLOOR3-40-inset}L${n(X8+half-inset)} ${y}Z`;
return{behind:onFloor(half)+path(outline(top,0),"#ffffff",'opacity=".4"'),inside:outline(surface,10),surface,half:half-14,floor:FLOOR3-20,front:glints(half,surface+
30,FLOOR3-110)+path(outline(top,0),"none",'stroke="#ffffff" stroke-width="5" opacity=".65"')+ellipse(X8,top,half,half*.17,"none",'stroke="#ffffff" stroke-width=\
"6" opacity=".75"')}}function stemmed(rng){const half=205;const top=200;const wide=rng.likely(.5);const bowl2=(inset,y)=>wide?`M${X8-half+inset} ${y}C${X8-half+
inset} ${y+200} ${X8-110+inset} ${520-inset} ${X8} ${520-inset}C${X8+110-inset} ${520-inset} ${X8+half-inset} ${y+200} ${X8+half-inset} ${y}Z`:`M${X8-half+inset}\
 ${y}Q${X8-half+20+inset} ${500-inset} ${X8} ${530-inset}Q${X8+half-20-inset} ${500-inset} ${X8+half-inset} ${y}Z`;return{behind:onFloor(130)+ellipse(X8,FLOOR3-
6,130,24,"#ffffff",'opacity=".6"')+ellipse(X8,FLOOR3-10,118,18,"#f4efe6",'opacity=".7"')+box(X8-9,500,18,FLOOR3-516,9,"#ffffff",'opacity=".75"')+path(bowl2(0,top),
"#ffffff",'opacity=".4"'),inside:bowl2(10,258),surface:258,half:half-16,floor:510,front:stroke(`M${X8-half*.78} 290Q${X8-half*.7} 400 ${X8-70} 480`,"#ffffff",16,
'opacity=".5"')+path(bowl2(0,top),"none",'stroke="#ffffff" stroke-width="5" opacity=".65"')+ellipse(X8,top,half,30,"none",'stroke="#ffffff" stroke-width="6" opa\
city=".75"')}}function jar(rng){const half=200;const body=(inset,y)=>`M${X8-150+inset} ${y}Q${X8-half+inset} ${y+30} ${X8-half+inset} ${y+96}V${FLOOR3-50-inset}\
Q${X8-half+inset} ${FLOOR3-6-inset} ${X8-half+46+inset} ${FLOOR3-6-inset}H${X8+half-46-inset}Q${X8+half-inset} ${FLOOR3-6-inset} ${X8+half-inset} ${FLOOR3-50-inset}\
V${y+96}Q${X8+half-inset} ${y+30} ${X8+150-inset} ${y}Z`;const lid2=rng.pick(["#c9a24a","#b5452f","#8f8b86","#5d7381"]);const lidOn=rng.likely(.5);return{behind:onFloor(
half)+box(X8-150,210,300,70,10,"#ffffff",'opacity=".4"')+path(body(0,270),"#ffffff",'opacity=".42"'),inside:body(10,300),surface:330,half:half-34,floor:FLOOR3-20,
front:glints(half,400,FLOOR3-90)+path(body(0,270),"none",'stroke="#ffffff" stroke-width="5" opacity=".65"')+stroke(`M${X8-150} 232H${X8+150}M${X8-150} 254H${X8+
150}`,"#ffffff",6,'opacity=".6"')+(lidOn?box(X8-162,156,324,92,14,dark(lid2,.25))+box(X8-162,152,324,80,14,lid2)+stroke(`M${X8-140} 170H${X8+60}`,light(lid2,.6),
9,'opacity=".8"')+stroke(Array.from({length:15},(_,i)=>`M${X8-144+i*20} 200v26`).join(""),dark(lid2,.3),4,'opacity=".6"'):ellipse(X8,214,150,22,"none",'stroke="\
#ffffff" stroke-width="6" opacity=".75"'))}}function bottle(){const body=(inset,y)=>`M${X8-46+inset} ${y}V${Math.max(y,300)}C${X8-46+inset} 390 ${X8-130+inset} \
380 ${X8-130+inset} 480V${FLOOR3-40-inset}Q${X8-130+inset} ${FLOOR3-6-inset} ${X8-96+inset} ${FLOOR3-6-inset}H${X8+96-inset}Q${X8+130-inset} ${FLOOR3-6-inset} ${X8+
130-inset} ${FLOOR3-40-inset}V480C${X8+130-inset} 380 ${X8+46-inset} 390 ${X8+46-inset} ${Math.max(y,300)}V${y}Z`;return{behind:onFloor(130)+path(body(0,150),"#\
ffffff",'opacity=".42"'),inside:body(9,290),surface:290,half:36,floor:FLOOR3-20,front:glints(130,490,FLOOR3-90)+path(body(0,150),"none",'stroke="#ffffff" stroke\
-width="5" opacity=".65"')+box(X8-54,116,108,66,12,"#a9794a")+box(X8-54,116,108,18,9,"#c99a68")}}function clayMug(rng,colour,top){const glaze=rng.pick(["#c9603a",
"#4f6d7a","#e9dcc6","#7f8f5f","#d9a441"]);const rim=330;const cup=`M${X8-210} ${rim}V${FLOOR3-90}Q${X8-205} ${FLOOR3-10} ${X8-120} ${FLOOR3-8}H${X8+120}Q${X8+205}\
 ${FLOOR3-10} ${X8+210} ${FLOOR3-90}V${rim}Z`;const ear=(wide,tone)=>stroke(`M${X8+205} ${rim+88}C${X8+345} ${rim+70} ${X8+345} ${rim+305} ${X8+190} ${rim+297}`,
tone,wide);return onFloor(220)+ear(44,dark(glaze,.22))+ear(32,glaze)+path(cup,glaze)+path(`M${X8+90} ${rim}H${X8+210}V${FLOOR3-90}Q${X8+205} ${FLOOR3-10} ${X8+120}\
 ${FLOOR3-8}H${X8+20}Q${X8+110} ${FLOOR3-200} ${X8+90} ${rim}Z`,dark(glaze,.2),'opacity=".5"')+stroke(`M${X8-165} ${rim+70}V${FLOOR3-110}`,light(glaze,.7),20,'o\
pacity=".6"')+stroke(`M${X8-208} ${FLOOR3-170}H${X8+208}`,light(glaze,.5),13,'opacity=".7"')+ellipse(X8,rim,210,54,dark(glaze,.3))+ellipse(X8,rim,198,47,dark(glaze,
.5))+ellipse(X8,rim+6,188,44,colour)+top}function upright({looks,rng}){switch(looks.vessel){case"tall glass":return tumbler(136,150,205);case"stemmed glass":return stemmed(
rng);case"jar":return jar(rng);case"bottle":return bottle();case"ramekin":case"bowl":case"small bowl":case"baking dish":return tumbler(290,400,440,.86);default:
return tumbler(180,300,350,.84)}}var steam=()=>[-70,10,90].map(dx=>stroke(`M${X8+dx} 270c-40 -50 40 -80 0 -130s30 -60 8 -90`,"#ffffff",15,'opacity=".45"')).join(
"");var straw=(top,bottom,colour)=>`<g transform="rotate(9 ${X8+50} ${bottom})">${box(X8+40,top,26,bottom-top,11,colour)}${stroke(Array.from({length:8},(_,i)=>`\
M${X8+44} ${top+26+i*44}l18 16`).join(""),"#fffaf0",10)}</g>`;var bubble=(x,y,r,colour)=>circle(x,y,r,light(colour,.5),'opacity=".5"');var clip=(inside,content)=>`<clipPath id="g"><path d="${inside}"/></clipPath>${group(content,'clip-path="url(#g)"')}`;var fill=({surface},colour)=>`<rect x="250\
" y="${n(surface-60)}" width="700" height="${n(FLOOR3-surface+70)}" fill="${colour}"/>`;var lid=(glass,colour)=>ellipse(X8,glass.surface,glass.half,glass.half*.18,
light(colour,.32))+ellipse(X8,glass.surface+2,glass.half*.9,glass.half*.13,light(colour,.12));var onTop=["herb","leaf","seed","citrus","crescent","wedge","strip",
"spear","nut","bean"];function crown(dish,glass){const{rng}=dish;const y=glass.surface-14;const set2=dish.extras.filter(({word,shape})=>!/ice/.test(word)&&shape!==
"seed").slice(0,3);const dust=dish.extras.find(({shape})=>shape==="seed"||shape==="crumb");return(dust?specks(rng,disc(X8,glass.surface,glass.half*.8,glass.half*
.12),dust.colour,26,dust.size+2):"")+set2.map((look,i)=>{if(look.shape==="citrus"||look.shape==="wedge")return drawPiece(rng,{...look,shape:"citrus",size:58},{x:X8+
glass.half*1.02,y:y-4},1);const count=look.size>24?2:4;return Array.from({length:count},(_,k)=>drawPiece(rng,look,{x:X8-glass.half*.45+i*glass.half*.4+k*26,y:y-
k%2*16-(onTop.includes(look.shape)?8:0)},Math.min(1.3,glass.half/110))).join("")}).join("")}function drink(dish){const{rng}=dish;const glass=upright(dish);const colour=dish.
lead.flows||dish.lead.looks.length>0?dish.body:dish.tint;const hasIce=/(?<![a-z])ice(?!d? cream)/.test(dish.words);const foam=dish.parts.slice(1).find(({words})=>/foam|froth|cream|crema|head/.
test(words));const depth=glass.floor-glass.surface;const ice=hasIce?scatter(rng,6,rectangle(X8-glass.half*.6,glass.surface+30,glass.half*1.2,depth*.5)).map(spot=>turned(
path(blob(rng,spot,46,42,{corners:4,wobble:.04,turn:.785}),"#ffffff",'opacity=".42" stroke="#ffffff" stroke-width="4"'),rng.between(-30,30),spot.x,spot.y)).join(
""):"";const shades=path(`M250 ${n(glass.surface+depth*.55)}Q${X8} ${n(glass.surface+depth*.45)} 950 ${n(glass.surface+depth*.6)}V830H250Z`,dark(colour,.12),'op\
acity=".6"')+path(`M250 ${n(glass.surface+depth*.2)}Q${X8-40} ${n(glass.surface+depth*.32)} 950 ${n(glass.surface+depth*.18)}V${n(glass.surface+depth*.36)}Q${X8}\
 ${n(glass.surface+depth*.46)} 250 ${n(glass.surface+depth*.34)}Z`,light(colour,.2),'opacity=".5"');const bubbles=scatter(rng,16,rectangle(X8-glass.half*.8,glass.
surface+30,glass.half*1.6,depth-50)).map(({x,y})=>bubble(x,y,rng.between(3,8),colour)).join("");const floating=dish.extras.filter(({shape})=>!["seed","herb","ci\
trus","wedge"].includes(shape)).slice(0,2);const swimming=toppings({...dish,pieces:floating},rectangle(X8-glass.half*.6,glass.surface+40,glass.half*1.2,depth*.6),
{kinds:2,share:.3,scale:.8});const withStraw=dish.looks.vessel==="tall glass"&&rng.likely(.7);return glass.behind+(withStraw?straw(40,glass.surface+160,light(dish.
main,.2)):"")+clip(glass.inside,fill(glass,colour)+shades+bubbles+ice+(dish.looks.form==="smoothie"?"":swimming)+(foam?`<rect x="250" y="${n(glass.surface-60)}"\
 width="700" height="${n(60+depth*.16)}" fill="${foam.colour}"/>`:""))+lid(glass,foam?.colour??colour)+crown(dish,glass)+glass.front+(dish.looks.vessel==="bottl\
e"||dish.looks.vessel==="jar"?"":props(dish))}function hotDrink(dish){if(dish.looks.vessel!=="mug")return drink(dish);const{rng}=dish;const foam=dish.parts.slice(
1).find(({words})=>/foam|froth|cream|milk|marshmallow/.test(words));const baked2=["pudding","layer cake","round cake","custard"].includes(dish.looks.form);const top=baked2?
path(blob(rng,{x:X8,y:300},196,76,{corners:13,wobble:.05}),dark(dish.body,.2))+path(blob(rng,{x:X8-6,y:290},178,60,{corners:13,wobble:.05}),dish.body):foam?path(
blob(rng,{x:X8-10,y:332},140,34,{corners:11,wobble:.12}),foam.colour)+specks(rng,disc(X8-20,330,80,18),"#7b4a2c",18,5):ellipse(X8-30,330,90,14,light(dish.body,.25),
'opacity=".6"');return clayMug(rng,dish.body,top)+toppings({...dish,pieces:dish.extras},disc(X8,baked2?284:330,120,22),{kinds:2,share:.35,scale:.9})+(baked2?"":
steam())+props(dish)}function layered(dish){const{rng}=dish;const glass=upright(dish);const seen=dish.parts.filter(({looks,words})=>looks.length>0&&!/(?:^|crushed )ice$/.
test(words)).slice(0,5);const bands=seen.length>1?[...seen].reverse():[...seen,...seen,...seen];const depth=glass.floor-glass.surface+20;const high=depth/Math.max(
1,bands.length);const bars=bands.map(({colour,looks},i)=>{const y=glass.surface-10+i*high;const[look]=looks;const bulky=look&&!["tint","grain","noodle","pasta",
"seed"].includes(look.shape);const band=path(`M250 ${n(y)}Q${X8-60} ${n(y+rng.between(-22,22))} ${X8+30} ${n(y)}T950 ${n(y)}V${n(y+high+30)}H250Z`,i%2?dark(colour,
.05):light(colour,.06));const bits=bulky?scatter(rng,9,rectangle(X8-glass.half*.85,y+high*.2,glass.half*1.7,high*.6)).map(spot=>drawPiece(rng,look,spot,.8)).join(
""):specks(rng,rectangle(X8-glass.half,y+8,glass.half*2,high-12),dark(colour,.14),22,6);return band+bits}).join("");const top=bands[0]?.colour??dish.body;return glass.
behind+clip(glass.inside,fill(glass,top)+bars)+lid(glass,top)+crown(dish,glass)+glass.front+(dish.looks.vessel==="baking dish"?"":props(dish))}function icePops(dish){const{rng}=dish;const colour=dish.body;const one=(x,y,turn,i)=>{const tone=i===1?light(colour,.14):i===2?mix(colour,dish.parts[1]?.colour??
colour,.4):colour;return turned(box(x-24,y+190,48,180,22,"#dcb983")+box(x-96,y-186,210,410,92,shadowColour,'opacity=".22"')+box(x-105,y-200,210,410,92,dark(tone,
.14))+box(x-101,y-198,194,396,88,tone)+toppings({...dish,pieces:fruitOf(dish)},rectangle(x-62,y-140,124,290),{kinds:2,share:.4})+stroke(`M${x-66} ${y-110}V${y+130}`,
"#ffffff",17,'opacity=".4"'),turn,x,y)};return one(330,450,-12,0)+one(610,420,3,1)+one(890,450,14,2)+scatter(rng,12,rectangle(150,740,900,110)).map(place=>path(
blob(rng,place,30,22,{corners:6,wobble:.2}),"#ffffff",'opacity=".6"')).join("")}var set=dish=>{if(dish.looks.vessel==="plate")return equals(turnedOut,{want:1,scale:.9})(dish);const served2=serve(dish);const{rng}=dish;const browned2=/brown|golden|burnt|baked/.
test(dish.words);const skin=liquid(rng,around(served2),dish.body);const spots2=browned2?scatter(rng,9,room(served2,.8)).map(spot=>path(blob(rng,spot,rng.between(
14,40),rng.between(9,20),{wobble:.3,turn:rng.next()*6}),"#a8642a",'opacity=".4"')).join(""):"";return filled(dish,served2,skin+spots2)+toppings({...dish,pieces:dish.
extras},room(served2,.7),{kinds:4,share:.8})};var burnt=dish=>{const served2=serve(dish);const{rng}=dish;const{x,y,rx}=served2;const sugar="#b5651d";const blots=scatter(
rng,22,room(served2,.94)).map(spot=>path(blob(rng,spot,rng.between(20,64),rng.between(14,40),{wobble:.3,turn:rng.next()*6}),rng.likely(.55)?"#7a3d12":"#dd9a3c",
'opacity=".55"')).join("");const rays=[.3,1.2,2.3,3.5,4.6,5.5].map(a=>`M${at(x+40,y+30)}L${at(x+40+Math.cos(a)*rx*rng.between(.4,.85),y+30+Math.sin(a)*rx*rng.between(
.4,.85))}`).join("");const hole=`M${at(x+10,y+4)}L${at(x+88,y+16)}L${at(x+70,y+76)}L${at(x+4,y+68)}Z`;return filled(dish,served2,circle(x,y,around(served2).r,sugar)+
blots)+stroke(rays,"#5a2c0c",6,'opacity=".75"')+stroke(rays,"#f3c479",2.5,'opacity=".8" transform="translate(-2 -2)"')+path(hole,"#f7e0a3",'stroke="#5a2c0c" str\
oke-width="4"')+stroke(`M${at(x-rx*.6,y-rx*.42)}q${n(rx*.3)} ${n(-rx*.3)} ${n(rx*.7)} ${n(-rx*.2)}`,"#ffe6b0",12,'opacity=".7"')+toppings({...dish,pieces:dish.extras},
room(served2,.5),{kinds:2,share:.4})};var jelly=dish=>/cube|square/.test(dish.words)?equals(candy,{want:12,jitter:20})(dish):dish.looks.vessel==="plate"?equals(
turnedOut,{want:1,scale:.9})(dish):set(dish);var butter=dish=>{if(dish.looks.vessel!=="board")return on(softGround,{kinds:3,share:.6})(dish);const{under:under2,
x,y}=serve(dish);const colour=mix(dish.body,"#f8d978",.4);return under2+box(x-190,y-90,400,230,30,"#2c1408",'opacity=".25"')+box(x-210,y-100,400,210,30,dark(colour,
.2))+box(x-210,y-116,400,190,28,colour)+stroke(`M${at(x+90,y-116)}V${n(y+74)}`,dark(colour,.25),5)+specks(dish.rng,room({under:"",x:x-10,y:y-20,rx:170,ry:70,round:false,
walls:false}),dish.extras[0]?.colour??light(colour,.5),50,7)+stroke(`M${at(x-180,y-98)}h220`,light(colour,.6),12,'opacity=".8"')};var pudding=dish=>dish.looks.vessel===
"baking dish"?ovenBake(dish):/rice|tapioca|bread|semolina|oat|quinoa/.test(dish.words)?riceLike(dish):dish.looks.vessel==="plate"||dish.looks.vessel==="platter"?
equals(turnedOut,{want:1,scale:.95})(dish):set(dish);var riceLike=dish=>{const served2=serve(dish);return filled(dish,served2,sauce(dish.rng,around(served2),dish.
body)+specks(dish.rng,room(served2,.94),dark(dish.body,.12),130,11)+specks(dish.rng,room(served2,.94),light(dish.body,.45),170,10))+toppings({...dish,pieces:dish.
extras},room(served2,.7),{kinds:4,share:.9})};var cloud=dish=>{const served2=serve(dish);const cream=dish.parts.find(({words})=>/cream|custard|mascarpone|meringue/.
test(words))?.colour??"#fff6e6";const tufts=scatter(dish.rng,30,room(served2,.9)).toSorted((a,b)=>a.y-b.y).map(spot=>path(blob(dish.rng,spot,74,56,{corners:10,wobble:.14}),
dark(cream,.08))+path(blob(dish.rng,{x:spot.x-5,y:spot.y-9},56,40,{wobble:.14}),light(cream,.4))).join("");const dust=/cocoa|chocolate shav/.test(dish.words)?specks(
dish.rng,room(served2,.96),"#5a3320",420,7):"";return filled(dish,served2,circle(served2.x,served2.y,around(served2).r,dark(cream,.12))+tufts+dust)+toppings({...dish,
pieces:dish.pieces},room(served2,.76),{kinds:4,share:1})};var sweets={"layer cake":roundCake,"round cake":roundCake,"sheet cake":sheetCake,"bundt cake":bundt,"l\
oaf cake":loaf,"rolled cake":rolledCake,"slice of cake":equals(sliceOfCake,{want:1,parts:"shown",scale:1.06}),"slice of pie":equals(sliceOfPie,{want:1,parts:"sh\
own",scale:1.06}),cheesecake:roundCake,bars:equals(bar,{want:6,parts:"shown",jitter:4,order:"rows"}),brownies:equals(bar,{want:6,parts:"shown",jitter:4,order:"r\
ows"}),"small balls":equals(rolledBall,{want:8,parts:"shown",scale:.94}),candies:equals(candy,{want:12,parts:"on each",scale:.96,order:"rows"}),bark:equals(shard,
{want:8,parts:"on each",scale:1.1}),"ice cream":equals(scoop,{want:3,scale:.9}),"ice pops":icePops,custard:set,"burnt custard":burnt,pudding,mousse:on(softGround,
{kinds:3,share:.6}),jelly,trifle:cloud,"cream puffs":equals(creamPuff,{want:7,parts:"shown",scale:1.15}),butter,"cold drink":drink,cocktail:drink,smoothie:drink,
"hot drink":hotDrink,"layered in a glass":layered};var clip2=(inside,content)=>`<clipPath id="g"><path d="${inside}"/></clipPath>${group(content,'clip-path="url(#g)"')}`;var fill2=({surface},colour)=>`<rect x="2\
50" y="${n(surface-60)}" width="700" height="${n(FLOOR3-surface+70)}" fill="${colour}"/>`;function preserve(dish){const{rng}=dish;const glass=upright(dish);const colour=dish.
body;const area=rectangle(X8-180,glass.surface+6,360,FLOOR3-glass.surface-30);const{form}=dish.looks;const grainy=["powder","granola","dough"].includes(form);const pieces=dish.
pieces.filter(({shape})=>shape!=="seed");const brine=dish.parts.find(({flows})=>flows)?.colour??(form==="pickles"?"#e8dfa4":mix(colour,"#fff0d0",.3));const held=pieces.
length>0&&["pickles","relish","cookies","jam"].includes(form);const ground=form==="pickles"?brine:colour;const texture=grainy?specks(rng,area,dark(colour,.28),260,
form==="granola"?11:5)+specks(rng,area,light(colour,.35),240,form==="granola"?10:5):path(`M250 560Q${X8} 520 950 590V830H250Z`,dark(ground,.12),'opacity=".6"')+
scatter(rng,14,area).map(spot=>path(blob(rng,spot,rng.between(14,40),rng.between(10,22),{wobble:.2}),rng.likely(.5)?light(ground,.2):dark(ground,.1),'opacity=".\
5"')).join("");const bits=held||pieces.length>0?toppings({...dish,pieces:held?pieces:dish.extras},area,{kinds:4,share:form==="pickles"||form==="cookies"?2.4:.9}):
"";return glass.behind+clip2(glass.inside,fill2({...glass,surface:glass.surface-40},ground)+texture+bits)+glass.front+props(dish)}function sundae(dish){const{rng}=dish;
const glass=upright(dish);const second=dish.parts.slice(1).find(({flows,words})=>flows||/ice cream|sorbet/.test(words));const ball2=(x,y,r2,colour)=>path(blob(rng,
{x,y},r2,r2*.95,{corners:14,wobble:.04}),dark(colour,.14))+path(blob(rng,{x:x-4,y:y-6},r2*.9,r2*.86,{corners:14,wobble:.03}),colour)+specks(rng,disc(x,y,r2*.7),
dark(colour,.15),14,5);const r=glass.half*.6;const sauce2=dish.parts.slice(1).find(({words})=>/sauce|syrup|caramel|fudge|espresso|coffee/.test(words))?.colour;const balls=ball2(
X8-r*.7,glass.surface,r,dish.body)+ball2(X8+r*.7,glass.surface+6,r,second?.colour??dish.body)+ball2(X8,glass.surface-r*.9,r,light(dish.body,.08));return glass.behind+
clip2(glass.inside,fill2(glass,dish.body))+balls+(sauce2?path(blob(rng,{x:X8,y:glass.surface-r*1.3},r*.8,r*.5,{corners:12,wobble:.2}),sauce2):"")+toppings({...dish,
pieces:dish.extras},disc(X8,glass.surface-r*1.1,r*.7,r*.4),{kinds:3,share:.4})+glass.front}function standing(dish){const{rng}=dish;const glass=upright(dish);const colour=dish.
body;const sticks=Array.from({length:9},(_,i)=>{const foot=X8+(i-4)*glass.half*.16;const top=X8+(i-4)*glass.half*.36+rng.between(-14,14);const line=`M${n(foot)}\
 ${n(glass.floor-20)}L${n(top)} ${n(rng.between(90,190))}`;return stroke(line,dark(colour,.35),34)+stroke(line,colour,27)+stroke(line,light(colour,.4),6,'opacit\
y=".7" transform="translate(-6 0)"')}).join("");return glass.behind+sticks+glass.front}var X9=600;var W=330;var breads=/bread|toast|bun|roll|loaf|baguette|ciabatta|croissant|bagel|pita|brioche|focaccia|muffin|rye|sourdough|biscuit|waffle|flatbread|crust|milk bread|slices of white/;
function layer(dish,part,y){const{rng}=dish;const{colour,looks,words,flows}=part;const[look]=looks;if(/chees|cheddar|swiss|provolone|gruy|brie|mozzarella/.test(
words))return{high:24,svg:path(`M${X9-W-14} ${y}H${X9+W+14}L${X9+W-40} ${y+18}L${X9+150} ${y+62}L${X9+60} ${y+20}L${X9-90} ${y+26}L${X9-180} ${y+70}L${X9-W+50} ${y+
20}Z`,colour)+stroke(`M${X9-W-8} ${y+2}H${X9+W+8}`,light(colour,.5),6)};if(flows||look?.shape==="tint")return{high:20,svg:path(`M${X9-W} ${y}H${X9+W}Q${X9+W+14}\
 ${y+14} ${X9+W-10} ${y+24}Q${X9+100} ${y+14} ${X9} ${y+26}T${X9-W+6} ${y+22}Q${X9-W-12} ${y+12} ${X9-W} ${y}Z`,colour)};if(look?.shape==="frill")return{high:34,
svg:Array.from({length:12},(_,i)=>frill(rng,{x:X9-W+i*(W*2/11),y:y+16+rng.between(-6,6)},44,look.colour)).join("")};if(look&&(look.shape==="shred"||look.shape===
"herb"||look.shape==="leaf"))return{high:32,svg:threads(rng,rectangle(X9-W,y+2,W*2,30),colour,90,26)};if(look&&["tomato","cucumber","coin","radish","zucchini","\
hoop","eggplant","citrus"].includes(look.shape)){const count=4;return{high:32,svg:Array.from({length:count},(_,i)=>{const x=X9-W+10+i*(W*2/count);return box(x,y,
W*2/count-14,30,14,dark(colour,.12))+box(x,y,W*2/count-14,22,11,light(colour,.12))}).join("")}}if(look?.shape==="egg")return{high:44,svg:box(X9-W+20,y,W*2-40,44,
22,"#fff7e6")+box(X9-120,y+8,240,28,14,"#f4b32c")};if(look&&look.size<=22)return{high:40,svg:box(X9-W,y+2,W*2,38,18,dark(mix(colour,"#f3dcb0",.3),.1))+scatter(rng,
26,rectangle(X9-W+14,y+8,W*2-28,26)).map(spot=>drawPiece(rng,look,spot,1)).join("")};if(/ball/.test(words))return{high:92,svg:Array.from({length:5},(_,i)=>{const x=X9-
W+66+i*((W*2-132)/4);const ball2=(r,dy,tone)=>path(blob(rng,{x,y:y+46+dy},r,r,{wobble:.05}),tone);return ball2(66,4,dark(colour,.3))+ball2(58,-2,colour)}).join(
"")};return{high:58,svg:path(blob(rng,{x:X9,y:y+32},W+10,40,{corners:20,wobble:.05}),dark(colour,.3))+path(blob(rng,{x:X9-2,y:y+27},W+4,33,{corners:20,wobble:.06}),
colour)+stroke(Array.from({length:9},(_,i)=>`M${n(X9-W+40+i*72)} ${n(y+14)}q20 14 ${n(rng.between(20,46))} ${n(rng.between(14,26))}`).join(""),dark(colour,.28),
6,'opacity=".6"')+stroke(`M${X9-W+40} ${n(y+10)}q120 -12 260 0`,light(colour,.5),6,'opacity=".6"')}}function stackedSandwich(dish){const{rng}=dish;const bread=dish.
parts.find(({words})=>breads.test(words));const crust=mix(bread?.colour??"#cf9450","#cf9450",.3);const long=/roll|baguette|bun|hoagie|ciabatta|croissant|bagel|pita|loaf/.
test(bread?.words??"");const fillings=dish.parts.filter(part=>part!==bread&&part.looks.length>0).slice(0,6);const floor=690;const slab=(y,top)=>long?path(top?`M${X9-
W-20} ${y+92}C${X9-W-40} ${y-60} ${X9-160} ${y-74} ${X9} ${y-74}C${X9+160} ${y-74} ${X9+W+40} ${y-60} ${X9+W+20} ${y+92}Q${X9} ${y+112} ${X9-W-20} ${y+92}Z`:`M${X9-
W-16} ${y}H${X9+W+16}Q${X9+W+20} ${y+92} ${X9+W-60} ${y+96}H${X9-W+60}Q${X9-W-20} ${y+92} ${X9-W-16} ${y}Z`,dark(crust,.14))+(top?path(`M${X9-W+6} ${y+50}C${X9-
W+10} ${y-30} ${X9-140} ${y-58} ${X9-20} ${y-56}C${X9-160} ${y-20} ${X9-220} ${y+10} ${X9-230} ${y+70}Z`,light(crust,.4),'opacity=".55"')+specks(rng,rectangle(X9-
240,y-50,480,70),/sesame|seed/.test(dish.words)?"#fbe6b5":dark(crust,.3),34,7):box(X9-W-10,y,W*2+20,26,12,light(crust,.45))):box(X9-W-12,y,W*2+24,88,26,dark(crust,
.2))+box(X9-W-4,y+9,W*2+8,70,18,light(crust,.5))+specks(rng,rectangle(X9-W+12,y+18,W*2-24,52),dark(light(crust,.5),.14),60,6)+(top&&/toast|grill|golden|brown|press/.
test(dish.words)?stroke(Array.from({length:7},(_,i)=>`M${X9-W+40+i*96} ${y+3}h46`).join(""),dark(crust,.45),8,'opacity=".7"'):"");let level=floor-8;const stack=[
...fillings].reverse().map(part=>{const{high}=layer({...dish,rng:{...rng,next:()=>.5,between:(a,b)=>(a+b)/2}},part,0);level-=high;return layer(dish,part,level).
svg}).join("");const under2=dish.looks.vessel==="board"?box(X9-430,floor+100,880,46,22,shadowColour,'opacity=".3"')+box(X9-450,floor+92,900,42,20,"#8d5a36")+box(
X9-450,floor+88,900,24,12,"#b27d4e"):`<ellipse cx="${X9+12}" cy="${floor+118}" rx="470" ry="34" fill="${shadowColour}" opacity=".28"/><ellipse cx="${X9}" cy="${floor+
98}" rx="460" ry="42" fill="#d9cfbf"/><ellipse cx="${X9}" cy="${floor+90}" rx="460" ry="40" fill="#f7f0e4"/><ellipse cx="${X9}" cy="${floor+92}" rx="350" ry="26\
" fill="#e9dfce"/>`;const lid2=level-(long?92:86);const pick=/pick|club|skewer/.test(dish.words)?`${stroke(`M${X9} ${n(lid2-120)}V${n(lid2+40)}`,"#d8b47c",9)}<c\
ircle cx="${X9}" cy="${n(lid2-122)}" r="17" fill="#7d9440"/>`:"";return under2+slab(floor,false)+stack+slab(lid2,true)+pick}var fromAbove={...inDishes,...mains,...byHand,...breadForms,...baked,...sweets};var upright2={sandwich:stackedSandwich,burger,"layer cake":cakeStand,cheesecake:cakeStand,
"round cake":cakeStand,"cold drink":drink,cocktail:drink,smoothie:drink,"hot drink":hotDrink,"layered in a glass":layered};var tall=["glass","tall glass","stemm\
ed glass","mug","jar","bottle"];function inGlass(form,vessel){if(vessel==="mug")return hotDrink;if(form==="ice cream")return sundae;if(form==="baguettes"||form===
"pastries"||form==="fries")return standing;return vessel==="jar"||vessel==="bottle"?preserve:layered}function sideScene({form,vessel,view}){if(view==="from the \
side"&&form==="burger"&&vessel==="baking dish")return null;if(["cold drink","cocktail","smoothie","hot drink","layered in a glass"].includes(form)&&vessel!=="bo\
wl")return upright2[form]??null;if(tall.includes(vessel)&&!(vessel==="mug"&&view==="from above"))return inGlass(form,vessel);if(view==="from the side"&&(form===
"trifle"||form==="dip"&&vessel==="baking dish"))return layered;return view==="from the side"?upright2[form]??null:null}function cutleryFor({form,vessel}){if(!["\
plate","bowl","shallow bowl"].includes(vessel))return"none";if(chopsticks2.includes(form))return"chopsticks";if(spoon2.includes(form))return"spoon";if(cut.includes(
form))return vessel==="plate"?"knife and fork":"fork";return fork2.includes(form)?"fork":"none"}var chopsticks2=["noodle soup","stir-fry","fried rice","sushi pi\
eces","sushi rolls","dumplings"];var spoon2=["soup","stew","curry","chili","porridge","risotto","pudding","custard","mousse","ice cream","smoothie bowl","jelly",
"granola","baked fruit","fruit","puree"];var cut=["steak","chops","cutlet","sliced roast","pieces of poultry","patties","fish fillet","sausages","pancakes","cre\
pes","waffles","french toast","poached eggs on a base","stuffed vegetables"];var fork2=["long pasta","short pasta","stuffed pasta","noodles","rice","grains","co\
uscous","salad","leaf salad","slaw","bowl in sections","omelette","scrambled eggs","fried eggs","roasted vegetables","meatballs","mash","pulled meat","shellfish",
"beans","slice of cake","slice of pie"];function sceneOf(looks){const side2=sideScene(looks);return side2?{view:"side",cutlery:"none",paint:side2}:{view:"above",
cutlery:cutleryFor(looks),paint:fromAbove[looks.form]}}var kindOf=dish=>sceneOf(dish.looks);var WIDTH=1200;var HEIGHT=900;var grounds=["#d9b48a","#c99d70","#efe3d0","#e6d3b8","#dfc3a5","#b98a62","#d8cdbb","#e9dcc6"];var softLight=(id,from,to2)=>`<radia\
lGradient id="${id}" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to2}"/></radialGradient>`;function tableTop(rng){
const tone=rng.pick(grounds);const lit=`<defs>${softLight("t",light(tone,.22),dark(tone,.16))}${softLight("v","#fff4dc","#3a1c0a")}</defs>`;const ground=`<rect \
width="${WIDTH}" height="${HEIGHT}" fill="url(#t)"/>`;const texture=rng.pick([planks,planks,linen,stone])(rng,tone);return`${lit}${ground}${texture}<rect width=\
"${WIDTH}" height="${HEIGHT}" fill="url(#v)" opacity=".16"/>`}function planks(rng,tone){const count=rng.whole(4,6);const high=HEIGHT/count;return Array.from({length:count},
(_,i)=>{const y=i*high;const grain=Array.from({length:5},()=>{const gy=y+rng.between(.1,.9)*high;const bend=rng.between(-14,14);return`M0 ${n(gy)}C300 ${n(gy+bend)}\
 800 ${n(gy-bend)} 1200 ${n(gy+bend/2)}`}).join("");const joint2=rng.between(150,1050);return`<rect y="${n(y)}" width="1200" height="${n(high)}" fill="${rng.likely(
.5)?light(tone,.3):dark(tone,.2)}" opacity="${n(rng.between(.1,.5))}"/>`+stroke(grain,dark(tone,.34),2.5,'opacity=".22"')+stroke(`M0 ${n(y)}H1200M${n(joint2)} ${n(
y)}v${n(high)}`,dark(tone,.55),4,'opacity=".35"')+stroke(`M0 ${n(y+4)}H1200`,light(tone,.5),2,'opacity=".35"')}).join("")}function linen(_,tone){const warp=Array.
from({length:50},(_each,i)=>`M${i*24+6} 0V900`).join("");const weft=Array.from({length:38},(_each,i)=>`M0 ${i*24+6}H1200`).join("");return stroke(warp,light(tone,
.5),9,'opacity=".22"')+stroke(weft,dark(tone,.25),6,'opacity=".14"')}function stone(rng,tone){const flecks=(colour,count,width)=>stroke(Array.from({length:count},
()=>`M${rng.whole(0,1200)} ${rng.whole(0,900)}l${rng.whole(-4,4)} ${rng.whole(-4,4)}`).join(""),colour,width,'opacity=".32"');return flecks(dark(tone,.35),130,4)+
flecks(light(tone,.8),130,6)+flecks(mix(tone,"#b56a3c",.5),60,5)}function napkin(rng,colour){const cloth=mix(light(colour,.42),"#f3e6d0",.3);const left=rng.likely(
.5);const x=left?92:690;const y=rng.between(170,330);const turn=rng.between(8,22)*(left?-1:1);const checks=rng.likely(.5);const lines=checks?Array.from({length:6},
(_,i)=>`M${n(x+40+i*64)} ${n(y)}v430M${n(x)} ${n(y+40+i*64)}h420`).join(""):`M${n(x+26)} ${n(y)}v430M${n(x+46)} ${n(y)}v430M${n(x+374)} ${n(y)}v430M${n(x+394)} ${n(
y)}v430`;const content=box(x+10,y+16,420,430,10,shadowColour,'opacity=".2"')+box(x,y,420,430,8,cloth)+stroke(lines,checks?dark(cloth,.14):dark(colour,.05),checks?
22:7,`opacity="${checks?.4:.75}"`,"butt")+path(`M${at(x,y+250)}Q${at(x+200,y+225)} ${at(x+420,y+265)}V${n(y+283)}Q${at(x+200,y+240)} ${at(x,y+268)}Z`,dark(cloth,
.35),'opacity=".25"')+stroke(`M${at(x+10,y+12)}H${n(x+410)}V${n(y+418)}H${n(x+10)}Z`,light(cloth,.7),3,'stroke-dasharray="9 8" opacity=".8"');return turned(content,
turn,x+210,y+215)}function sideTable(rng,colour){const wall=mix(rng.pick(["#f2dfc4","#e8d5bd","#dfd6c6","#f0d9c8","#d5d8cb","#ead9b5"]),light(colour,.4),.22);const wood=rng.
pick(["#b98a5e","#a67448","#c79a6b","#8d6240"]);const tiles=rng.likely(.5)?stroke(Array.from({length:7},(_,i)=>`M0 ${i*92+20}H1200`).join("")+Array.from({length:7},
(_,row)=>Array.from({length:8},(_each,i)=>`M${i*170+row%2*85} ${row*92+20-92}v92`).join("")).join(""),light(wall,.6),5,'opacity=".6"'):stroke(Array.from({length:17},
(_,i)=>`M${i*74+20} 0V690`).join(""),dark(wall,.16),4,'opacity=".35"');const grain=Array.from({length:6},(_,i)=>`M0 ${730+i*30}C400 ${n(720+i*30+rng.between(-9,
9))} 800 ${n(742+i*30)} 1200 ${n(730+i*30)}`).join("");return`<defs>${softLight("t",light(wall,.35),dark(wall,.14))}</defs><rect width="1200" height="900" fill=\
"url(#t)"/>`+tiles+`<rect y="690" width="1200" height="210" fill="${wood}"/><rect y="690" width="1200" height="12" fill="${light(wood,.35)}"/>`+stroke(grain,dark(
wood,.3),3,'opacity=".4"')}function illustrate(recipe,seed2){const dish=readDish(recipe,seed2);const kind2=kindOf(dish);const scene=kind2.view==="side"?sideTable(dish.rng,dish.main)+kind2.
paint(dish):tableTop(dish.rng)+napkin(dish.rng,dish.main)+kind2.paint(dish)+beside(dish,kind2.cutlery);return{svg:sheet(scene),alt:altOf(recipe)}}var altOf=({title})=>`\
Illustration of ${title.trim()}`;function beside({rng},cutlery){const turn=rng.between(-6,6);if(cutlery==="fork")return fork(1096,470,turn);if(cutlery==="spoon")
return spoon(1096,470,turn);if(cutlery==="chopsticks")return chopsticks(1090,450,turn+6);if(cutlery==="knife and fork")return fork(98,470,turn)+knife(1100,470,turn);
return""}var drawingSize={width:WIDTH,height:HEIGHT};function drawingOf(recipe,seed2=recipe.ingredients.map(({amount})=>amount).join("|")){const{title,category,ingredients:ingredients2,
instructions,looks}=recipe;const drawn={title,category,...looks?{ingredients:[],looks}:{ingredients:ingredients2.map(({item})=>({item})),instructions}};return{drawing:{
recipe:drawn,seed:seed2},alt:altOf(recipe)}}var draw=({recipe,seed:seed2})=>illustrate(recipe,seed2).svg;export{isPiece,lookOf,foodIn,drawingSize,drawingOf,draw};
//# sourceMappingURL=chunk-B2XUGT7O.js.map
