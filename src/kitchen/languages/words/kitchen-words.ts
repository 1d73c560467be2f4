/**
 * Kitchen words that are not foods, in English, German, Spanish, French and Italian: cuts and forms, states
 * of preparation, work in steps, dishes, moods, people, numbers and ways of eating.
 *
 * One row a line: English | German | Spanish | French | Italian. Several names in a column are separated by
 * commas and the first English one is the translation of the others; "-" means the language has none here. A
 * name stands in only one row of its language. Upper case and accents do not matter when names are compared.
 * Lines that start with # are headings. Foods, and words such as "without" or "allergic to", are kept
 * elsewhere.
 */
export const kitchenWords = `
# Cuts
breast | Brust, Brüste, Brüstchen | pechuga, pechugas | poitrine, poitrines, suprême, suprêmes | petto, petti
thigh | Oberschenkel, Oberkeule, Oberkeulen | muslo, muslos, contramuslo, contramuslos | haut de cuisse, hauts de cuisse, hauts de cuisses | sovracoscia, sovracosce, fusi di coscia
leg | Keule, Keulen, Schenkel, Schenkeln, Schlegel, Bein, Beine, Unterkeule, Unterschenkel | pierna, piernas, pata, patas, jamoncito, jamoncitos | cuisse, cuisses, pilon, pilons, jambe | coscia, cosce, cosciotto, fuselli, gamba, gambe
fillet | Filet, Filets, Filetstück, Filetstücke | filete, filetes, filet, solomillos | filet, filets | filetto, filetti
wing | Flügel, Flügeln | ala, alas, alita, alitas | aile, ailes, aileron, ailerons | ala, ali, aletta, alette
steak | Steak, Steaks, Rumpsteak, Hüftsteak | bistec, bistecs, bife, bifes, chuletón | steak, steaks, bifteck, biftecks, pavé, pavés, entrecôte, entrecôtes | bistecca, bistecche, tagliata
cutlet | Schnitzel, Schnitzeln, Kotelett, Koteletts, Kotelette | escalope, escalopes, chuleta, chuletas, milanesa, milanesas | escalope, escalopes, côtelette, côtelettes, schnitzel | cotoletta, cotolette, scaloppina, scaloppine
rib | Rippe, Rippen | costilla, costillas | côte, côtes | costina, costine, costoletta, costolette
shoulder | Schulter, Schultern, Bug | paletilla, paleta, espaldilla | épaule, épaules, palette | spalla, spalle
loin | Lende, Lenden, Rücken | lomo, lomos | longe, râble, aloyau | lombo, lombata, carré
neck | Nacken, Hals | cuello, aguja | cou, collier, échine | collo
belly | Bauch | vientre | ventre | ventre
shank | Hachse, Haxe, Wade, Wadschenkel, Hesse, Beinscheibe | jarrete, morcillo | jarret, jarrets, souris, gîte | stinco, geretto, muscolo
rump | Hüfte, Oberschale, Unterschale, Semerrolle | babilla, cadera | rumsteck, tende de tranche, rond de gîte | scamone, girello, fesa
chuck | Fehlrippe, Zungenstück, Hochrippe | - | paleron, macreuse, basses côtes, basse côte | sottospalla
skin | Haut | piel, pieles | peau, peaux | pelle
bone | Knochen | hueso, huesos | os | osso, ossa
goulash meat | Gulaschstücke, Geschnetzeltes | - | - | bocconcini, straccetti
# Forms
guaranteed | garantiert, garantierte | garantizado, garantizada | garanti, garantie, garantis | garantito, garantita
trace | Spur, Spuren | traza, trazas | trace, traces | traccia, tracce
paste | Paste, Pasten, Mark | concentrado, concentrados | concentré, concentrés | concentrato, concentrati
puree | Püree, Pürees, Mus, Stampf, Brei | puré, purés, papilla, papillas, compota | purée, purées, compote, compotes, bouillie | purea, purè, passato, pappa, pappe, composta
cream | Creme, Cremes, Krem | - | - | -
powder | Pulver, Pulvers | polvo, polvos | poudre, poudres | polvere, polveri
flakes | Flocke, Flocken | copo, copos, hojuelas | flocon, flocons, paillettes | fiocco, fiocchi, scaglie, scaglia
sauce | Soße, Soßen, Sauce, Saucen, Tunke | salsa, salsas, aderezo, aderezos | sauce, sauces, coulis | salsa, salse, sughi, salsina
gravy | Bratensoße, Bratensauce | jugo de carne | jus de cuisson | sugo d'arrosto, fondo di cottura
dressing | Dressing, Salatsoße, Salatsauce | aliño | assaisonnement | condimento, condimenti
stock | Fond, Fonds | fondo, fondos | fond, fonds, fumet | -
broth | Brühe, Brühen, Bouillon | caldo, caldos, consomé | bouillon, bouillons, consommé | brodo, brodi, brodino
juice | Saft, Säfte, Saftes | zumo, zumos, jugo, jugos | jus | succo, succhi, spremuta
syrup | Sirup, Sirupe | sirope, almíbar, jarabe | sirop, sirops | sciroppo, sciroppi
zest | Abrieb, Zeste, Zesten | ralladura, ralladuras | zeste, zestes | scorza, scorze, scorzetta, zeste
spread | Aufstrich, Aufstriche, Brotaufstrich, streichen, bestreichen mit, verstreichen | untable, untables, extiende, unta | tartinade, tartinades, étaler sur, tartiner, tartinez | spalmabile, spalmabili, spalmare, spalmate
filling | Füllung, Füllungen, Fülle | relleno, rellenos | farce, farces, garniture, garnitures | ripieno, ripieni, farcia
topping | Belag, Glasur, Guss, Überzug, Streusel, Topping | cobertura, coberturas, glaseado, glaseados | glaçage, glaçages, nappage | glassa, copertura, glasse
crust | Kruste, Krusten, Boden | corteza, costra, base, bases | croûte, croûtes | crosta, croste, base, basi
crumbs | Krümel | migas, miga | miettes, miette | briciole, briciola
seed | Samen, Saat, Kern, Kerne, Kernen | semilla, semillas | graine, graines, pépin, pépins | seme, semi, semini
pit | Stein, Steine | carozo | noyau, noyaux | nocciolo di frutta
floret | Röschen | ramillete, ramilletes, arbolitos | fleurette, fleurettes, sommités | cimetta, cimette, cima, cime
root | Wurzel, Wurzeln | raíz, raíces | racine, racines | radice, radici
half | halb, halbe, halber, halbes, halben, halbem, Hälfte, Hälften, halbiert, halbierte, halbierter, halbiertes, halbierten, halbiertem | medio, media, medios, medias, mitad, mitades | demi, demie, demis, demies, moitié, moitiés | mezzo, mezza, mezzi, mezze, metà
# Remarks of an ingredient line
for serving | zum Servieren, zum Anrichten, als Beilage, zum Dazureichen | para servir, para acompañar, de acompañamiento | pour servir, pour le service, pour accompagner, au service, en accompagnement | per servire, per accompagnare, per il servizio, di contorno
for garnish | zum Garnieren, zum Dekorieren, zur Dekoration, zum Verzieren, als Garnitur, zum Bestreuen | para decorar, para adornar, para la decoración, para espolvorear por encima | pour décorer, pour la décoration, pour garnir, pour le décor | per decorare, per guarnire, per la decorazione, per la guarnizione
for greasing | zum Einfetten, zum Fetten, für die Form, für das Blech, fürs Blech, zum Ausfetten, für das Backblech, zum Ausbuttern | para engrasar, para el molde, para untar el molde, para la bandeja | pour le moule, pour graisser, pour graisser le moule, pour beurrer, pour beurrer le moule, pour huiler, pour la plaque, pour le plat | per ungere, per la teglia, per imburrare, per lo stampo, per la tortiera, per ungere la teglia, per imburrare la teglia
for dusting | zum Bestäuben, zum Bemehlen, für die Arbeitsfläche, zum Ausrollen | para espolvorear, para enharinar, para la superficie de trabajo, para estirar la masa | pour saupoudrer, pour fariner, pour le plan de travail, pour étaler la pâte | per spolverare, per spolverizzare, per infarinare il piano, per il piano di lavoro, per il piano, per lo spolvero
for frying | zum Frittieren, zum Ausbacken | para freír, para la fritura | pour la friture, pour frire | per friggere, per la frittura
for the pan | zum Braten, zum Anbraten, für die Pfanne | para la sartén | pour la poêle, pour la cuisson | per la padella, per rosolare
optional | optional, wahlweise, nach Wunsch, bei Bedarf, wer mag | opcional, opcionales, si se desea, si te gusta | facultatif, facultative, facultatifs, facultatives, optionnel, optionnelle, en option, selon envie | facoltativo, facoltativa, facoltativi, facoltative, opzionale, opzionali, a scelta
pure | reiner, reines, reinen | puro, pura, puros, puras | pur, pure, purs, pures | puro, pura, puri
plus more | plus etwas mehr, und etwas mehr, plus etwas | y un poco más, más un poco, un poco más | plus un peu, et un peu plus | più un po', e un po' di più, più poca, più poco, più altra, più altro
freshly ground | frisch gemahlen, frisch gemahlene, frisch gemahlener, frisch gemahlenes, frisch gemahlenen, aus der Mühle | recién molido, recién molida, recién molidos | fraîchement moulu, du moulin, au moulin, tour de moulin, tours de moulin, tour de moulin de, tours de moulin de, tour, tours | macinato al momento, macinato fresco, appena macinato, macinata al momento, di mulinello
freshly grated | frisch gerieben, frisch geriebene, frisch geriebener, frisch geriebenes, frisch geriebenen | recién rallado, recién rallada | fraîchement râpé, fraîchement râpée, râpé minute | grattugiato al momento, grattugiata al momento, grattugiato fresco
finely chopped | fein gehackt, fein gehackte, fein gehackter, fein gehackten, feingehackt, fein gewürfelt, fein geschnitten | finamente picado, finamente picada, muy picado, muy picada, picado fino, picada fina, picado finamente, picada finamente | finement haché, finement hachée, finement ciselé, finement ciselée, haché finement, hachée finement | tritato finemente, tritata finemente, tritato fine, tritata fine, tritati finemente
at room temperature | bei Zimmertemperatur, zimmerwarm, auf Zimmertemperatur | a temperatura ambiente | à température ambiante, tempéré, tempérée | a temperatura ambiente
in cubes | in Würfel geschnitten, in kleine Würfel geschnitten, in kleinen Würfeln | cortado en dados, cortada en dados, en tacos, en taquitos, en daditos | coupé en dés, coupée en dés, coupés en dés, coupées en dés, en petits dés, en petits cubes | tagliato a cubetti, tagliata a cubetti, tagliati a cubetti, a piccoli cubetti, a cubettini
in strips | in Streifen, in Streifen geschnitten | en tiras, en juliana, cortado en tiras | en lanières, en julienne, coupé en lanières, coupés en lanières | a striscioline, a listarelle, a julienne
a little | etwas, ein wenig, ein bisschen, einige, ein paar | un poco de, un poquito de, algunas, algunos, un puñadito de | un peu de, un soupçon de, quelques | un po' di, un poco di, qualche
# States
raw | roh, rohe, roher, rohes, rohen, rohem, ungekocht, ungekochte, ungekochter, ungekochtes, ungekochten, ungekochtem | crudo, cruda, crudos, crudas | cru, crue, crus, crues | crudo, cruda, crudi, crude
cooked | gekocht, gekochte, gekochter, gekochtes, gekochten, gekochtem, gegart, gegarte, gegarter, gegartes, gegarten, gegartem, gar, vorgekocht, vorgekochte, vorgekochter, vorgekochtes, vorgekochten, vorgekochtem | cocido, cocida, cocidos, cocidas, cocinado, cocinada, cocinados, cocinadas | cuit, cuite, cuits, cuites, précuit, précuite, précuits, précuites | cotto, cotta, cotti, cotte, cucinato, cucinata, cucinati, cucinate
boiled | abgekocht, abgekochte, abgekochter, abgekochtes, abgekochten, abgekochtem, gesotten, gesottene, gesottener, gesottenes, gesottenen, gesottenem | hervido, hervida, hervidos, hervidas | bouilli, bouillis, bouillies, à l'eau | bollito, bollita, bolliti, bollite, lesso, lessa, lessi, lesse, lessato, lessata, lessati, lessate
hard boiled | hartgekocht, hartgekochte, hartgekochter, hartgekochtes, hartgekochten, hartgekochtem, hart gekocht, hart gekochte, hart gekochter, hart gekochtes, hart gekochten, hart gekochtem | - | - | sodo, sodi, sode
fried | gebraten, gebratene, gebratener, gebratenes, gebratenen, gebratenem, frittiert, frittierte, frittierter, frittiertes, frittierten, frittiertem, angebraten, angebratene, angebratener, angebratenes, angebratenen, angebratenem, ausgebacken, ausgebackene, ausgebackener, ausgebackenes, ausgebackenen, ausgebackenem | frito, frita, fritos, fritas, sofrito, sofrita, sofritos, sofritas | frit, frite, frits, sauté, sautée, sautés, sautées, revenu, revenue, revenus, revenues | fritto, fritta, fritti, fritte, saltato, saltata, saltati, saltate, soffritta, soffritti, soffritte
roasted | ofengeröstet, ofengeröstete, ofengerösteter, ofengeröstetes, ofengerösteten, ofengeröstetem, im Ofen gebraten | asado, asada, asados, asadas, rostizado, rostizada, rostizados, rostizadas | rôti, rôtie, rôtis, rôties | arrostito, arrostita, arrostiti, arrostite, rosolato, rosolata, rosolati, rosolate
grilled | gegrillt, gegrillte, gegrillter, gegrilltes, gegrillten, gegrilltem, vom Grill | a la parrilla, a la plancha, grillado, grillada, grillados, grilladas, a la brasa | grillé, grillée, grillés, grillées, à la plancha | alla griglia, grigliato, grigliata, grigliati, grigliate, alla piastra
baked | gebacken, gebackene, gebackener, gebackenes, gebackenen, gebackenem, überbacken, überbackene, überbackener, überbackenes, überbackenen, überbackenem, aus dem Ofen | horneado, horneada, horneados, horneadas, al horno | cuit au four, au four | al forno, infornato, infornata, infornati, infornate
steamed | gedämpft, gedämpfte, gedämpfter, gedämpftes, gedämpften, gedämpftem, gedünstet, gedünstete, gedünsteter, gedünstetes, gedünsteten, gedünstetem | al vapor | à la vapeur | al vapore
braised | geschmort, geschmorte, geschmorter, geschmortes, geschmorten, geschmortem | braseado, braseada, braseados, braseadas, guisado, guisada, guisados, guisadas | braisé, braisée, braisés, braisées, mijoté, mijotée, mijotés, mijotées | brasato, brasata, brasati, brasate
smoked | geräuchert, geräucherte, geräucherter, geräuchertes, geräucherten, geräuchertem, Räucher | ahumado, ahumada, ahumados, ahumadas | fumé, fumée, fumés, fumées | affumicato, affumicata, affumicati, affumicate
dried | getrocknet, getrocknete, getrockneter, getrocknetes, getrockneten, getrocknetem, trocken, trockene, trockener, trockenes, trockenen, trockenem | seco, seca, secos, secas, desecado, desecada, desecados, desecadas, deshidratado, deshidratada, deshidratados, deshidratadas | séché, séchée, séchés, séchées, sec, secs, déshydraté, déshydratée, déshydratés, déshydratées | essiccato, essiccata, essiccati, essiccate, secco, secca, secchi, secche, disidratato, disidratata, disidratati, disidratate
cured | gepökelt, gepökelte, gepökelter, gepökeltes, gepökelten, gepökeltem, luftgetrocknet, luftgetrocknete, luftgetrockneter, luftgetrocknetes, luftgetrockneten, luftgetrocknetem, gereift, gereifte, gereifter, gereiftes, gereiften, gereiftem | curado, curada, curados, curadas | affiné, affinée, affinés, affinées, maturé, maturée, maturés, maturées | stagionato, stagionata, stagionati, stagionate
fresh | frisch, frische, frischer, frisches, frischen, frischem | fresco, fresca, frescos, frescas | frais, fraîche, fraîches | fresco, fresca, freschi, fresche
frozen | gefroren, gefrorene, gefrorener, gefrorenes, gefrorenen, gefrorenem, tiefgekühlt, tiefgekühlte, tiefgekühlter, tiefgekühltes, tiefgekühlten, tiefgekühltem, tiefgefroren, tiefgefrorene, tiefgefrorener, tiefgefrorenes, tiefgefrorenen, tiefgefrorenem, TK, Tiefkühl, eingefroren, eingefrorene, eingefrorener, eingefrorenes, eingefrorenen, eingefrorenem | congelado, congelada, congelados, congeladas, ultracongelado, ultracongelada, ultracongelados, ultracongeladas | surgelé, surgelée, surgelés, surgelées, congelé, congelée, congelés, congelées | surgelato, surgelata, surgelati, surgelate, congelato, congelata, congelati, congelate
thawed | aufgetaut, aufgetaute, aufgetauter, aufgetautes, aufgetauten, aufgetautem | descongelado, descongelada, descongelados, descongeladas | décongelé, décongelée, décongelés, décongelées | scongelato, scongelata, scongelati, scongelate
canned | eingemacht, eingemachte, eingemachter, eingemachtes, eingemachten, eingemachtem, konserviert, konservierte, konservierter, konserviertes, konservierten, konserviertem, aus der Dose | enlatado, enlatada, enlatados, enlatadas, en lata, de lata, en conserva | en conserve, en boîte | in scatola, in lattina, inscatolato, inscatolata, inscatolati, inscatolate
leftover | übrig, übrige, übriger, übriges, übrigen, übrigem, Rest, Reste, Resten, Überreste, restlich, restliche, restlicher, restliches, restlichen, restlichem, übriggeblieben, übriggebliebene, übriggebliebener, übriggebliebenes, übriggebliebenen, übriggebliebenem, übrig geblieben, übrig gebliebene, übrig gebliebener, übrig gebliebenes, übrig gebliebenen, übrig gebliebenem, Resteverwertung, Resteessen, Restl, welk, welke, welker, welkes, welken, schrumpelig, schrumpelige, schrumpeliger, schrumpeliges, schrumpeligen, schlappe, schlapper, schlappes, schlappen | sobra, sobras, sobrante, sobrantes, sobrado, sobrada, sobrados, sobradas, restante, restantes, resto, restos, mustio, mustia, mustios, mustias, marchito, marchita, marchitos, marchitas | reste, restes, restant, restante, restants, restantes, flétri, flétrie, flétris, flétries, fané, fanée, fanés, fanées, fripé, fripée, fripés, fripées | avanzo, avanzi, avanzato, avanzata, avanzati, avanzate, rimasto, rimasta, rimasti, rimaste, rimanente, rimanenti, resti, appassito, appassita, appassiti, appassite, avvizzito, avvizzita, avvizziti, avvizzite, raggrinzito, raggrinzita, raggrinziti, raggrinzite
ground | gemahlen, gemahlene, gemahlener, gemahlenes, gemahlenen, gemahlenem, durchgedreht, durchgedrehte, durchgedrehter, durchgedrehtes, durchgedrehten, durchgedrehtem | molido, molida, molidos, molidas | moulu, moulue, moulus, moulues, haché, hachée, hachés, hachées | macinata, macinati, macinate, tritato, tritata, tritati, tritate
chopped | gehackt, gehackte, gehackter, gehackten, gehacktem, kleingeschnitten, kleingeschnittene, kleingeschnittener, kleingeschnittenes, kleingeschnittenen, kleingeschnittenem, zerkleinert, zerkleinerte, zerkleinerter, zerkleinertes, zerkleinerten, zerkleinertem | picado, picada, picados, picadas, cortado, cortada, cortados, cortadas, troceado, troceada, troceados, troceadas | coupé, coupée, coupés, coupées, ciselé, ciselée, ciselés, ciselées, concassé, concassée, concassés, concassées | tagliato, tagliati, tagliate, sminuzzato, sminuzzata, sminuzzati, sminuzzate, a pezzi
sliced | geschnitten, geschnittene, geschnittener, geschnittenes, geschnittenen, geschnittenem, in Scheiben, aufgeschnitten, aufgeschnittene, aufgeschnittener, aufgeschnittenes, aufgeschnittenen, aufgeschnittenem | en rodajas, en lonchas, en rebanadas, feteado, feteada, feteados, feteadas, laminado, laminada, laminados, laminadas, rebanado, rebanados | émincé, émincée, émincés, émincées, en tranches, en rondelles | affettato, affettata, affettati, affettate, a fette, a rondelle
diced | gewürfelt, gewürfelte, gewürfelter, gewürfeltes, gewürfelten, gewürfeltem, in Würfeln | en dados, en cubos, en cubitos | en dés, en cubes | a cubetti, a dadini
grated | gerieben, geriebene, geriebener, geriebenes, geriebenen, geriebenem, geraspelt, geraspelte, geraspelter, geraspeltes, geraspelten, geraspeltem, gehobelt, gehobelte, gehobelter, gehobeltes, gehobelten, gehobeltem | rallado, rallada, rallados, ralladas | râpé, râpée, râpés, râpées | grattugiato, grattugiata, grattugiati, grattugiate
melted | geschmolzen, geschmolzene, geschmolzener, geschmolzenes, geschmolzenen, geschmolzenem, zerlassen, zerlassene, zerlassener, zerlassenes, zerlassenen, zerlassenem | derretido, derretida, derretidos, derretidas, fundido, fundida, fundidos, fundidas | fondu, fondue, fondus, fondues | fuso, fusa, fusi, fuse, sciolto, sciolta, sciolti, sciolte
toasted | geröstet, geröstete, gerösteter, geröstetes, gerösteten, geröstetem, getoastet, getoastete, getoasteter, getoastetes, getoasteten, getoastetem | tostado, tostada, tostados, tostadas | toasté, toastée, toastés, toastées, torréfié, torréfiée, torréfiés, torréfiées | tostato, tostata, tostati, tostate
salted | gesalzen, gesalzene, gesalzener, gesalzenes, gesalzenen, gesalzenem, salzig, salzige, salziger, salziges, salzigen, salzigem | salado, salada, salados, saladas | salé, salée, salés, salées | salato, salata, salati, salate
unsalted | ungesalzen, ungesalzene, ungesalzener, ungesalzenes, ungesalzenen, ungesalzenem | - | - | -
seasoned | gewürzt, gewürzte, gewürzter, gewürztes, gewürzten, gewürztem, abgeschmeckt, abgeschmeckte, abgeschmeckter, abgeschmecktes, abgeschmeckten, abgeschmecktem | condimentado, condimentada, condimentados, condimentadas, sazonado, sazonada, sazonados, sazonadas, aliñado, aliñada, aliñados, aliñadas | assaisonné, assaisonnée, assaisonnés, assaisonnées | condito, condita, conditi, condite, insaporito, insaporita, insaporiti, insaporite
sweet | süß, süße, süßer, süßes, süßen, süßem, gesüßt, gesüßte, gesüßter, gesüßtes, gesüßten, gesüßtem, süßlich, süßliche, süßlicher, süßliches, süßlichen, süßlichem | dulce, dulces, dulcecito, dulcito, endulzado, endulzada, endulzados, endulzadas | sucrée, sucrées, envie de sucré, j'ai envie de sucré, une envie de sucré, quelque chose de sucré, un truc sucré, truc sucré, petite douceur | dolce, dolci, dolcificato, dolcificata, dolcificati, dolcificate, qualcosina di dolce
unsweetened | ungesüßt, ungesüßte, ungesüßter, ungesüßtes, ungesüßten, ungesüßtem | - | - | -
plain | - | - | nature | -
sour | sauer, saure, saurer, saures, sauren, saurem, säuerlich, säuerliche, säuerlicher, säuerliches, säuerlichen, säuerlichem | agrio, agria, agrios, agrias, ácido, ácida, ácidos, ácidas | aigre, aigres, acide, acides, acidulé, acidulée, acidulés, acidulées | aspro, aspra, aspri, aspre, acido, acida, acidi, acide
bitter | bitter, bittere, bitterer, bitteres, bitteren, bitterem, herb, herbe, herber, herbes, herben, herbem | amargo, amarga, amargos, amargas | amer, amère, amers, amères | amaro, amara, amari, amare
ripe | reif, reife, reifer, reifes, reifen, reifem, vollreif, vollreife, vollreifer, vollreifes, vollreifen, vollreifem | maduro, madura, maduros, maduras | mûr, mûrs | maturo, matura, maturi, mature
unripe | unreif, unreife, unreifer, unreifes, unreifen, unreifem | - | - | acerbo, acerba, acerbi, acerbe
whole | ganz, ganze, ganzer, ganzes, ganzen, ganzem | entero, entera, enteros, enteras | entier, entière, entiers, entières | intero, intera, interi, intere
whole grain | Vollkorn, vollkörnig, vollkörnige, vollkörniger, vollkörniges, vollkörnigen, vollkörnigem | integral, integrales | complet, complète, complets, complètes | integrale, integrali
marinated | mariniert, marinierte, marinierter, mariniertes, marinierten, mariniertem, gebeizt, gebeizte, gebeizter, gebeiztes, gebeizten, gebeiztem | marinado, marinada, marinados, marinadas, adobado, adobada, adobados, adobadas, macerado, macerada, macerados, maceradas | mariné, marinée, marinés, marinées | marinato, marinata, marinati, marinate
pickled | eingelegt, eingelegte, eingelegter, eingelegtes, eingelegten, eingelegtem | encurtido, encurtida, encurtidos, encurtidas, en vinagre, en escabeche | au vinaigre | sottaceto, sott'aceto
fermented | fermentiert, fermentierte, fermentierter, fermentiertes, fermentierten, fermentiertem, vergoren, vergorene, vergorener, vergorenes, vergorenen, vergorenem | fermentado, fermentada, fermentados, fermentadas | fermenté, fermentée, fermentés, fermentées | fermentato, fermentata, fermentati, fermentate
peeled | geschält, geschälte, geschälter, geschältes, geschälten, geschältem, gepellt, gepellte, gepellter, gepelltes, gepellten, gepelltem | pelado, pelada, pelados, peladas, mondado, mondada, mondados, mondadas | épluché, épluchée, épluchés, épluchées, pelé, pelée, pelés, pelées | sbucciato, sbucciata, sbucciati, sbucciate, pelato, pelata, pelate
pitted | entkernt, entkernte, entkernter, entkerntes, entkernten, entkerntem, entsteint, entsteinte, entsteinter, entsteintes, entsteinten, entsteintem, ohne Stein, ohne Kerne, kernlos, kernlose, kernlosen | deshuesado, deshuesada, deshuesados, deshuesadas, despepitado, despepitada, despepitados, despepitadas, sin hueso, sin pepitas, sin semillas | dénoyauté, dénoyautée, dénoyautés, dénoyautées, épépiné, épépinée, épépinés, épépinées, sans noyau, sans pépins | snocciolato, snocciolata, snocciolati, snocciolate, denocciolato, denocciolata, denocciolati, denocciolate, senza semi, privato dei semi, private dei semi
mashed | zerdrückt, zerdrückte, zerdrückter, zerdrücktes, zerdrückten, zerdrücktem, gestampft, gestampfte, gestampfter, gestampftes, gestampften, gestampftem, püriert, pürierte, pürierter, püriertes, pürierten, püriertem, zerstoßen, zerstoßene, zerstoßener, zerstoßenes, zerstoßenen, zerstoßenem, gepresst, gepresste, gepresster, gepresstes, gepressten, gepresstem | machacado, machacada, machacados, machacadas, triturado, triturada, triturados, trituradas, aplastado, aplastada, aplastados, aplastadas, majado, majada, majados, majadas | écrasé, écrasée, écrasés, écrasées, pilé, pilée, pilés, pilées, pressé, pressée, pressés, pressées | schiacciato, schiacciati, schiacciate, pestato, pestata, pestati, pestate, frullata, frullate
stuffed | gefüllt, gefüllte, gefüllter, gefülltes, gefüllten, gefülltem | rellena, rellenas | farci, farcie, farcis, farcies, fourré, fourrée, fourrés, fourrées | farcito, farcita, farciti, farcite, ripiena, ripiene, imbottito, imbottita, imbottiti, imbottite
mixed | gemischt, gemischte, gemischter, gemischtes, gemischten, gemischtem, vermischt, vermischte, vermischter, vermischtes, vermischten, vermischtem | mezclado, mezclada, mezclados, mezcladas, mixto, mixta, mixtos, mixtas, surtido, surtida, surtidos, surtidas, variado, variada, variados, variadas | mélangé, mélangée, mélangés, mélangées, mixte, mixtes, varié, variée, variés, variées | misto, mista, misti, miste, mescolato, mescolata, mescolati, mescolate, mischiato, mischiata, mischiati, mischiate
chilled | gekühlt, gekühlte, gekühlter, gekühltes, gekühlten, gekühltem, kaltgestellt, kaltgestellte, kaltgestellter, kaltgestelltes, kaltgestellten, kaltgestelltem | refrigerado, refrigerada, refrigerados, refrigeradas, enfriado, enfriada, enfriados, enfriadas | refroidi, refroidie, refroidis, refroidies, réfrigéré, réfrigérée, réfrigérés, réfrigérées | raffreddato, raffreddata, raffreddati, raffreddate, refrigerato, refrigerata, refrigerati, refrigerate
soaked | eingeweicht, eingeweichte, eingeweichter, eingeweichtes, eingeweichten, eingeweichtem | remojado, remojada, remojados, remojadas, en remojo | trempé, trempée, trempés, trempées | ammollato, ammollata, ammollati, ammollate, in ammollo
drained | abgetropft, abgetropfte, abgetropfter, abgetropftes, abgetropften, abgetropftem, abgegossen, abgegossene, abgegossener, abgegossenes, abgegossenen, abgegossenem | escurrido, escurrida, escurridos, escurridas | égoutté, égouttée, égouttés, égouttées | sgocciolato, sgocciolata, sgocciolati, sgocciolate, scolato, scolata, scolati, scolate
beaten | geschlagen, geschlagene, geschlagener, geschlagenes, geschlagenen, geschlagenem, verquirlt, verquirlte, verquirlter, verquirltes, verquirlten, verquirltem, aufgeschlagen, aufgeschlagene, aufgeschlagener, aufgeschlagenes, aufgeschlagenen, aufgeschlagenem, leicht verschlagen | batida, batidas, montado, montada, montados, montadas | battu, battue, battus, battues, fouetté, fouettée, fouettés, fouettées | sbattuto, sbattuta, sbattuti, sbattute, montato, montata, montati, montate
breaded | paniert, panierte, panierter, paniertes, panierten, paniertem | empanado, empanada, empanados, empanadas, rebozado, rebozada, rebozados, rebozadas, empanizado, empanizada, empanizados, empanizadas | pané, panée, panés, panées | impanato, impanata, impanati, impanate, panato, panata, panati, panate
caramelized | karamellisiert, karamellisierte, karamellisierter, karamellisiertes, karamellisierten, karamellisiertem | caramelizado, caramelizada, caramelizados, caramelizadas | caramélisé, caramélisée, caramélisés, caramélisées | caramellato, caramellata, caramellati, caramellate
washed | gewaschen, gewaschene, gewaschener, gewaschenes, gewaschenen, gewaschenem | lavado, lavada, lavados, lavadas | lavé, lavée, lavés, lavées | lavato, lavata, lavati, lavate
shredded | gezupft, gezupfte, gezupfter, gezupftes, gezupften, gezupftem, zerpflückt, zerpflückte, zerpflückter, zerpflücktes, zerpflückten, zerpflücktem | desmenuzado, desmenuzada, desmenuzados, desmenuzadas, deshebrado, deshebrada, deshebrados, deshebradas | effiloché, effilochée, effilochés, effilochées | sfilacciato, sfilacciata, sfilacciati, sfilacciate
soft | weich, weiche, weicher, weiches, weichen, weichem, weich gewordene, streichzart, streichfähig | blando, blanda, blandos, blandas, tierno, tierna, tiernos, tiernas, en pomada, ablandado, ablandada, a punto de pomada | mou, molle, mous, molles, ramolli, ramollie, ramollis, ramollies, moelleux, moelleuse, moelleuses, pommade, en pommade | morbido, morbida, morbidi, morbide, ammorbidito, ammorbidita, ammorbiditi, ammorbidite, mollo, molla, molli, molle, a pomata
hard | hart, harte, harter, hartes, harten, hartem, feste, fester, festes, festen, festem | duro, dura, duros, duras, firme, firmes | dur, dure, durs, dures, ferme, fermes | duro, dura, duri, dure
tender | zart, zarte, zarter, zartes, zarten, zartem, bissfest, al dente, weich sind, butterzart | en su punto | tendre, tendres, fondant, fondante, fondants, fondantes | tenero, tenera, teneri, tenere, al dente
fine | fein, feine, feiner, feines, feinen, feinem, dünn, dünne, dünner, dünnes, dünnen, dünnem | fino, fina, finos, finas, delgado, delgada, delgados, delgadas | fin, fine, fins, fines, finement, mince, minces | fine, fini, finemente, sottile, sottili
thick | dick, dicke, dicker, dickes, dicken, dickem, grob, grobe, grober, grobes, groben, grobem | grueso, gruesa, gruesos, gruesas | épais, épaisse, épaisses, grossièrement | spesso, spessa, spessi, spesse, grossolano, grossolana, grossolani, grossolane
large | groß, große, großer, großes, großen, großem | grande, grandes | grand, grande, grands, grandes, gros, grosse, grosses | grande, grandi, grosso, grossa, grossi, grosse
medium | mittelgroß, mittelgroße, mittelgroßer, mittelgroßes, mittelgroßen, mittelgroßem, mittlere, mittlerer, mittleres, mittleren, mittlerem | mediano, mediana, medianos, medianas | moyen, moyenne, moyens, moyennes | medio, media, medie
small | klein, kleine, kleiner, kleines, kleinen, kleinem | pequeño, pequeña, pequeños, pequeñas | petit, petite, petits, petites | piccolo, piccola, piccoli, piccole
juicy | saftig, saftige, saftiger, saftiges, saftigen, saftigem | jugoso, jugosa, jugosos, jugosas | juteux, juteuse, juteuses | succoso, succosa, succosi, succose
# Cooking verbs
cook | kochen, koche, kocht, garen, gare, köcheln lassen, gar kochen, weich kochen, garkochen, gegart wird, kochst | cocinar, cocina, cocine, cocer, cuaja, cuajar, cuájala, cuece, cueza, cocemos, cuécelo, cocínalo, cueces, cuécelos | cuire, cuis, cuisez, cuisiner, cuisinez, cuisson, faire cuire, laisser cuire, laissez cuire, faites cuire, cuisent | cuocere, cuoci, cuocete, cucinare, cottura, cuocia, cuoce, far cuocere, fate cuocere, lasciar cuocere, cuocendo
boil | aufkochen, sieden, abkochen, zum Kochen bringen, sprudelnd kochen, kochend, kochende, kochendes, kochendem, kochenden, aufkochen lassen | hervir, hierve, hierva, hervimos, lleva a ebullición, llevar a ebullición, ebullición, hirviendo, rompa a hervir | bouillir, faire bouillir, portez à ébullition, ébullition, porter à ébullition, bouillante, bouillant | bollire, bolli, lessare, sbollentare, bollore, portare a bollore, portare a ebollizione, portate a ebollizione, bollente, sbollentate
simmer | köcheln, köchelt, simmern, ziehen lassen, leise köcheln, simmern lassen | hervir a fuego lento, a fuego lento, cocer a fuego lento, cuece a fuego lento, a fuego suave, a fuego bajo | mijoter, mijotez, laisser mijoter, frémir, laissez mijoter, faire mijoter, frémissante, à feu doux, cuire à feu doux | sobbollire, fuoco lento, a fuoco lento, cuocere a fuoco lento, a fuoco basso, a fuoco dolce
fry | anbraten, brate, frittieren, ausbacken, anbraten lassen, anschwitzen, andünsten, scharf anbraten, ausbraten, auslassen, goldbraun braten, rausbacken | freír, fríe, freímos, sofreír, sofríe, sofríelo, fríelos, fríelas, saltear, saltea, saltéalos, saltéalas, rehogar, rehoga, pochar, pocha | frire, faire frire, faire revenir, sauter, faites revenir, faites sauter, revenir, faire suer, faites suer, suer, saisir, saisissez, faites frire | friggere, friggi, friggete, soffriggere, saltare, friggetele, friggeteli, soffriggete, soffriggi, far soffriggere, saltateli, far appassire, fate appassire, appassire, stufate
garnish | garnieren, garniert, garnierte, garnierten | guarnecer | - | guarnire, guarnito
bake | backen, backe, backt, überbacke, ausbacken im Ofen, fertig backen, goldbraun backen | hornear, hornea, hornee, horneamos, hornéalo, hornéala, hornéalos, lleva al horno, mete al horno | cuire au four, enfourner, enfournez, enfournez pour, faites cuire au four | infornare, inforna, cuocere in forno, cuocete in forno, cuocere al forno
roast | braten, rösten, röste, Röst, Rostbraten | asar, asa, ase | rôtir, faire rôtir | arrostire, arrosto, arrosti
brown | anrösten, bräunen, bräune, goldbraun anbraten, Farbe nehmen | dorar, dora, dore, dorado, dorados, dóralos, dóralas, dorarse, se dore, se doren | dorer, dorez, doré, dorée, dorés, dorées, faire dorer, faites dorer, colorer, faites colorer | rosolare, rosola, dorare, dorato, dorata, dorati, dorate, rosolarlo, dorateli, colorire, tostare, tosta
heat | erhitzen, erhitze, erhitzt, erwärmen, erwärme, Hitze, heiß werden lassen, heiß werden, schwacher Hitze, mittlerer Hitze, starker Hitze, Umluft, Oberhitze, Unterhitze, Ober-/Unterhitze, Heißluft | calentar, calienta, caliente a fuego, fuego, caliéntalo, pon a calentar, ponga a calentar, sube el fuego, baja el fuego, apaga el fuego | chauffer, chauffez, faire chauffer, feu, faites chauffer, chauffer à feu vif, sur feu moyen, à feu moyen, à feu vif, hors du feu | scaldare, scalda, scaldate, fuoco, scaldate l, fate scaldare, a fuoco medio, a fuoco vivo, fiamma, spegnete il fuoco, spegnere il fuoco
reheat | aufwärmen, aufgewärmt, aufgewärmte, aufgewärmter, aufgewärmtes, aufgewärmten, aufgewärmtem | recalentar, recalienta, recalentado, recalentada, recalentados, recalentadas | réchauffer, réchauffez, réchauffé, réchauffée, réchauffés, réchauffées | riscaldare, riscaldato, riscaldata, riscaldati, riscaldate
preheat | vorheizen, vorheize, vorgeheizt, vorgeheizte, vorgeheizter, vorgeheiztes, vorgeheizten, vorgeheiztem | precalentar, precalienta, precaliente, precalentado, precalentada, precalentados, precalentadas | préchauffer, préchauffez, préchauffé, préchauffée, préchauffés, préchauffées | preriscaldare, preriscalda, preriscaldato, preriscaldata, preriscaldati, preriscaldate
melt | schmelzen, schmelze | derretir, derrite, derrita, fundir, funde | fondre, faire fondre, fondez | sciogliere, sciogli, sciogliete, fondere
steam | dämpfen, dampfgaren, Dampf, dünsten, dünste | cocer al vapor, vapor | cuire à la vapeur, vapeur | cuocere a vapore, vapore
braise | schmoren, schmore | brasear, guisar, estofar | braiser, braisez | brasare, stufare
blanch | blanchieren, blanchiere, blanchiert, blanchierte, blanchierter, blanchiertes, blanchierten, blanchiertem | escaldar, blanquear, escaldado, escaldada, escaldados, escaldadas | blanchir, blanchissez, blanchi, blanchie, blanchis, blanchies | sbianchire, scottare, scottato, scottata, scottati, scottate
smoke | räuchern, Rauch | ahumar, humo | fumer, fumage | affumicare, fumo
marinate | marinieren, mariniere, Marinade, Marinaden, ziehen lassen über Nacht | marinar, adobar, macerar, marina, deja marinar, dejar marinar, macera | mariner, marinez, faire mariner, marinade, marinades, laisser mariner, laissez mariner | marinare, marinatura, lasciar marinare
chill | kühlen, kühl, kühle, abkühlen, auskühlen, kalt stellen | enfriar, enfría, refrigerar | refroidir, laissez refroidir, réfrigérer | raffreddare, raffredda, fate raffreddare
freeze | einfrieren, einfriere, gefrieren | congelar, congela | congeler, congelez, surgeler | congelare, congela, surgelare
thaw | auftauen, auftaue | descongelar, descongela | décongeler, décongelez | scongelare, scongela
soak | einweichen, weiche ein, quellen, einweichen lassen | remojar, remoja, poner en remojo, remojo, ponlas en remojo, pon en remojo, deja en remojo | tremper, faire tremper, trempage, laisser tremper, faites tremper | ammollare, ammollo, mettere a bagno, mettere in ammollo, mettete in ammollo
drain | abgießen, abtropfen, abtropfen lassen, abseihen, gieße ab, abschütten | escurrir, escurre, escurra, colar, cuela, escúrrelas, escúrrelos, escúrrelo | égoutter, égouttez, égouttez-les, égoutter les | scolare, scola, sgocciolare, scolateli, scolatele
mix | mischen, mische, vermischen, vermengen, vermenge, mengen, untermischen, mischen lassen | mezclar, mezcla, mezcle, combinar, combina, mézclalo, mezcla bien | mélanger, mélangez, incorporer, incorporez, mélangez bien, mélanger bien | mescolare, mescola, unire, unisci, unite, amalgamare, amalgamate, miscela, mescolando, amalgama, mantecare, mantecate, manteca
stir | rühren, rühre, umrühren, unterrühren, verrühren, gerührt, rühren bis, dabei rühren | remover, remueve, remueva, revolver, revuelve, removiendo, sin dejar de remover | remuer, remuez, en remuant, remuer sans cesse | girare, rimestare, girate, mescolando spesso
whisk | schlagen, aufschlagen, verquirlen, quirlen, Schneebesen, schaumig schlagen, schaumig rühren, steif schlagen | batir, bate, bata, montar, varillas, bátelos, bátelas, blanqueen | fouetter, fouettez, battre, battez, monter, fouet, en fouettant, battre au fouet, blanchir au fouet, monter en neige | sbattere, sbatti, sbattete, montare, monta, frusta, sbattetele, montare a neve
fold | unterheben, heben, hebe, falten, unterziehen, vorsichtig unterheben | envolver, incorporar con cuidado, incorporar, incorpora, incorpora con movimientos envolventes, movimientos envolventes | plier, pliez, incorporer délicatement, incorporez délicatement | incorporare, incorporate, incorpora, piegare, incorporatevi
cut | schneiden, schneide, schneidet, zerteilen, Schnitt, aufschneiden, in Scheiben schneiden, in Ringe schneiden, in Spalten schneiden, vierteln, halbieren, entkernen, putzen | cortar, corta, corte, cortes, córtalas, córtalos, córtalo, córtala, lamina, filetea | découper, découpez, couper, coupez, taillez, tailler, détailler, détaillez, couper en tranches | tagliare, taglia, taglio, tagli, tagliatele, tagliateli, affettare, affetta
chop | hacken, hacke, kleinschneiden, zerkleinern, fein hacken, grob hacken | picar, trocear, trocea, pícalo, pícala, pícalos, pícalas | hacher, hachez, émincer, émincez, ciseler, hachez finement, concasser, concassez | sminuzzare, spezzettare, tritare, tritatelo, tritateli, spezzettate
dice | würfle, in Würfel schneiden | cortar en dados | couper en dés | tagliare a cubetti
grate | reiben, reibe, raspeln, hobeln | rallar, ralla, rallador | râper, râpez | grattugiare, grattugia
grind | mahlen, mahle, mörsern, zerdrücken, stampfen | moler, machacar, triturar, tritura, aplastar | moudre, écraser, écrasez, piler, broyer | macinare, schiacciare, schiaccia, pestare
peel | schälen, Schale, pellen, pelle | pelar, cáscara, cáscaras, monda, pélalas, pélalos, pela, pelo | éplucher, épluchez, pelez, épluchure, épluchez-les, peler | sbucciare, sbuccia, buccia, bucce, pelare, sbucciatele
wash | waschen, wasche, spülen, abspülen, abbrausen, abwaschen, trocken tupfen, abtrocknen | lavar, lava, lave, enjuagar, enjuaga, lávalas, enjuágalas | laver, lavez, rincer, rincez, essuyer, essuyez | lavare, sciacquare, sciacquate, asciugate, lavare bene
serve | servieren, serviere, serviert, anrichten, reichen | servir, sirve, sirva, servimos | servir, servez, dresser | servire, servi, servite, impiattare
season | würzen, würze, abschmecken, schmecken, mit Salz würzen, nachwürzen, salzen, pfeffern, salze | sazonar, sazona, salpimentar, condimentar, aliñar, salpimienta, sazone, sala, aliña, adereza | assaisonner, assaisonnez, saler, poivrer, salez, poivrez, rectifier l'assaisonnement, rectifiez | condire, insaporire, salare, regolare di sale, salate bene, pepare, pepate, condisci, aggiustate di sale
cover | abdecken, zudecken, bedecken, Deckel, zugedeckt, abgedeckt, Deckel auflegen | tapar, tapa, cubrir, cubre, cubra, tápalo, tapado, tapada, con tapa | couvrir, couvrez, couvercle, à couvert | coprire, copri, coprite, coperchio, coperto, coperta, con il coperchio
rest | ruhen, ruhen lassen, ruhe, ziehen, stehen lassen, gehen | reposar, repose, deja reposar, dejar reposar, deja que repose, dejar en reposo | reposer, laisser reposer, laissez reposer, laisser au repos, reposer au frais | riposare, lasciare riposare, lascia riposare, riposo, far riposare, fate riposare, lasciate riposare, lasciarle riposare
rise | gehen lassen, aufgehen, gehen lassen bis, aufgehen lassen | levar, leudar, fermentar, deja levar, dejar levar, deja que doble | lever, laisser lever, laissez lever, laisser pousser, laissez pousser | lievitare, lievitazione, lievitato, lievitata, lievitati, lievitate, far lievitare, fate lievitare, lasciate lievitare, lasciar lievitare
knead | kneten, knete, knetet, verkneten, geknetet, durchkneten, glatt kneten | amasar, amasa, amase, amasado, amasada, amasados, amasadas, amásalo, amasa bien | pétrir, pétrissez, pétri, pétrie, pétris, pétries, pétrissez bien | impastare, impastate, impastato, impastata, impastati, impastare bene, lavorare l'impasto
roll out | ausrollen, rolle aus, ausgerollt | estirar, extender | étaler, étalez, abaisser | stendere, stendi, stendete
pour | gießen, gieße, aufgießen, eingießen, angießen, übergießen, darübergießen, hineingießen, zugießen | verter, vierte, vierta, echar, echa, viértelo, riega | verser, versez, arroser, arrosez, mouiller, mouillez, napper, nappez, versez-y | versare, versa, versate, versatevi, bagnare, bagnate, irrorare
sprinkle | streuen, streue, bestreuen, bestreut, bestäuben, darüberstreuen, bestreuen lassen | espolvorear, espolvorea, espolvoreado, espolvoreada, espolvoreados, espolvoreadas, rociar, espolvorea por encima | saupoudrer, saupoudrez, parsemer, parsemez, parsemez de, saupoudrez de | cospargere, cospargete, spolverare, spolverizzare, cospargetele, spolverate, spolverizzate
blend | pürieren, püriere, mixen, mixe, fein pürieren, glatt pürieren, Pürierstab | licuar, licúa, batidora, licuadora, tritúralo, bátelo, pasa por la batidora | mixer, mixez, mixeur, mixez finement, mixeur plongeant | frullare, frulla, frullatore, frullatore a immersione
add | hinzufügen, zugeben, dazugeben, füge, geben, zufügen, hinzugeben, hineingeben, unterheben und, einrühren | añadir, añade, añada, agregar, agrega, añádelo, añádelas, añádelos, incorpóralo, agréguelo, incorporar a | ajouter, ajoutez, ajoutez-y, ajoutez-les | aggiungere, aggiungi, aggiungete, aggiungetevi, unitevi, aggiungendo
share | - | compartir, comparte, comparten, comparta, compartan | partager, partage, partagent, partagez | condividere, condivide, condividono, condividano
put | legen, stellen, setzen, verteilen, hineinlegen, darauflegen, verteile, schichten, auslegen, belegen, legen in, füllen, geben in | poner, pon, ponga, colocar, coloca, pon en, coloca en, dispón, disponer, reparte, repartir, mete | mettre, mettez, poser, posez, déposer, disposer, disposez, répartir, répartissez, mettez-les, placer, placez, garnir, garnissez, remettre, remettez | mettere, metti, mettete, disporre, adagiare, disponete, mettetele, sistemate, sistemare, distribuire, distribuite, alternare, alternate
grease | einfetten, bestreichen, bepinseln, gefettet | engrasar, untar, pincelar, engrasado, engrasada, engrasados, engrasadas | graisser, graissez, badigeonner, badigeonnez | ungere, ungete, ungi, spennellare, spennellate, spennella
butter | buttern, buttere, ausbuttern, gebuttert, gebutterte, gebutterten, gebuttertes, ausgebuttert | enmantequillar, enmantequilla, enmantequille, enmantequillado, enmantequillada | beurrer, beurrez, beurre bien, beurré, beurrée, beurrés, beurrées | imburrare, imburrate, imburra, imburrato, imburrata, imburrati, imburrate bene
flour | mehlieren, mehliere, mehliert, bemehlen, bemehle, bemehlt, bemehlte, bemehlten | enharinar, enharina, enharine, enharinado, enharinada | fariner, farinez, fariné, farinée, farinés | infarinare, infarinate, infarina, infarinato, infarinata, infarinati
turn | wenden, wende, umdrehen, mehrfach wenden, gelegentlich wenden | voltear, dar la vuelta, girar, dales la vuelta, dale la vuelta | retourner, retournez, en les retournant, en retournant | rigirare, capovolgere, girandole, rigirandoli
thicken | eindicken, einkochen, binden, reduzieren, einkochen lassen, eindicken lassen, einreduzieren | espesar, reducir, espese, deja que reduzca, deja reducir | épaissir, réduire, faire réduire, lier, laisser réduire, laissez réduire, laisser épaissir, laissez épaissir | addensare, ridurre, restringere, far addensare, far restringere, fate ridurre
to taste | nach Geschmack, nach Belieben, je nach Geschmack | al gusto, a gusto | au goût, selon goût, selon le goût, à votre goût | quanto basta, q b, qb, a piacere, a piacimento
taste | kosten, probieren, Geschmack, Aroma | probar, prueba, sabor, sabores, gusto | goûter, goûtez, goût, saveur, saveurs | assaggiare, gusto, sapore, sapori
make | machen, mache, gemacht, zubereiten, zubereitet, vorbereiten, Zubereitung, mach | hacer, haz, haga, preparar, prepara, preparación, preparado, preparada, preparados, preparadas, hecho, hecha, hechos, hechas | faire, fais, faites, préparer, préparez, préparation, préparé, préparée, préparés, préparées | fare, fai, preparare, prepara, preparate, preparazione
eat | essen, esse, isst, gegessen | comer, come, comemos | manger, mange, mangez, mangeons | mangiare, mangio, mangia, mangiamo
# Kitchen things
oven | Ofen, Backofen, Ofens, Backrohr | horno, hornos | four, fours | forno, forni
pan | Pfanne, Pfannen, Bratpfanne | sartén, sartenes | poêle, poêles, sauteuse | padella, padelle, tegame
pot | Topf, Töpfe, Kochtopf, Bräter | olla, ollas, cacerola, cacerolas, cazo | casserole, casseroles, marmite, faitout, cocotte, cocottes | pentola, pentole, casseruola, pentolino
wok | Wok | wok | wok | wok
pressure cooker | Schnellkochtopf, Dampfkochtopf | olla a presión, olla exprés, olla rápida | autocuiseur, cocotte minute, cocotte-minute | pentola a pressione
slow cooker | Schongarer, Slowcooker, Slow Cooker | olla lenta, olla de cocción lenta, slow cooker, crockpot | mijoteuse, mijoteuses | slow cooker, pentola a cottura lenta
rice cooker | Reiskocher | arrocera | cuiseur à riz | cuociriso
microwave | Mikrowelle, Mikrowellen | microondas | micro-ondes, micro-onde, four à micro-ondes | microonde, forno a microonde
air fryer | Heißluftfritteuse, Airfryer, Air Fryer | freidora de aire, airfryer, air fryer | friteuse à air, air fryer, airfryer | friggitrice ad aria, air fryer, airfryer
deep fryer | Fritteuse, Friteuse | freidora | friteuse | friggitrice
broil | übergrillen, gratinieren, gratiniere, gratiniert | gratinar, gratina, gratine | faire gratiner, gratiner, faites gratiner, gratinez | gratinare, gratina
broiler | Backofengrill, Ofengrill, Grill des Backofens, Grill des Ofens, Grillfunktion, Oberhitze-Grill | grill del horno, gratinador | gril du four, grill du four | grill del forno
substitute | Ersatz, Ersatzprodukt | sustituto, sustitutivo | substitut, ersatz, alternative | sostituto, surrogato
ovenproof | ofenfest, ofenfeste, ofenfesten, ofenfester, ofenfestes, feuerfest, feuerfeste, feuerfesten | apto para horno, aptos para horno, resistente al horno, refractario, refractaria, refractarios | allant au four, résistant au four, passant au four | da forno, adatto al forno
for the bbq | zum Grillen, fürs Grillen, zum Grillabend, für den Grillabend, zur Grillparty, für die Grillparty | para la barbacoa, para barbacoa | pour le barbecue, pour un barbecue | per la grigliata, per il barbecue
grill | Grill, grillen, grille, BBQ, Grillabend | parrilla, barbacoa, grill | griller, grillez, barbecue, gril, grillade, grillades | griglia, grigliare, barbecue
refrigerator | Kühlschrank, Kühlschranks | nevera, frigorífico, refrigerador, refrigeradora, heladera | réfrigérateur, frigo | frigorifero, frigo
freezer | Gefrierschrank, Tiefkühlschrank, Gefriertruhe, Gefrierfach, Tiefkühler | congelador, congeladores | congélateur, congélo | congelatore, freezer
pantry | Vorratskammer, Speisekammer, Vorrat, Vorräte | despensa, alacena | garde-manger, placard, placards, cellier | dispensa
stove | Herd, Herdplatte, Kochfeld | estufa, hornilla, fogón, vitrocerámica | cuisinière, plaque, gazinière | fornello, fornelli, piano cottura
bowl | Schüssel, Schüsseln, Bowl, Bowls, Rührschüssel | bol, boles, cuenco, cuencos, tazón, bowl, recipiente, ensaladera | bol, bols, saladier, récipient, jatte, cul-de-poule | ciotola, ciotole, terrina, bowl, boule, insalatiera
baking tray | Blech, Backblech | bandeja, bandejas, placa | plaque de cuisson, lèchefrite | teglia, teglie, leccarda
baking tin | Backform, Form, Formen, Springform, Kastenform | molde, moldes | - | stampo, stampi, stampini, tortiera
baking paper | Backpapier, Pergamentpapier | papel de horno, papel vegetal, papel sulfurizado | papier cuisson, papier sulfurisé, papier de cuisson | carta forno, carta da forno
knife | Messer | cuchillo, cuchillos | couteau, couteaux | coltello, coltelli
spoon | Löffel, Kochlöffel | cuchara, cucharas | cuillère, cuillères, cuiller | mestolo
fork | Gabel, Gabeln | tenedor, tenedores | fourchette, fourchettes | forchetta, forchette
plate | Teller | - | assiette, assiettes | -
kitchen | Küche | - | cuisine, cuisines | cucina
thermomix | Thermomix, Küchenmaschine | robot de cocina, thermomix | robot, robot culinaire, thermomix | robot da cucina, bimby
# Dishes
soup | Suppe, Suppen, Süppchen | sopa, sopas | soupe, soupes, potage, potages, velouté, veloutés | zuppa, zuppe, minestra, minestre, minestrone, vellutata, vellutate
stew | Eintopf, Eintöpfe, Gulasch, Ragout, Ragouts, Schmorgericht | guiso, guisos, estofado, estofados, potaje, potajes | ragoût, ragoûts, pot-au-feu, daube, potée | stufato, stufati, spezzatino, spezzatini
salad | Salat, Salate, Salaten | ensalada, ensaladas | salade, salades | insalata, insalate
cake | Kuchen, Torte, Torten | pastel, pasteles, bizcocho, bizcochos, torta, tortas | gâteau, gâteaux, cake, cakes | torta, torte
pie | Pastete, Pasteten, Pie, Pies | pay, pie, tarta salada | tourte, tourtes | torta salata, torte salate, pasticcio
tart | Tarte, Tartes, Törtchen | tarta, tartas, tartaleta, tartaletas | tarte, tartes, tartelette, tartelettes | crostata, crostate, crostatina
quiche | Quiche, Quiches | quiche, quiches | quiche, quiches | quiche
cookie | Keks, Kekse, Keksen, Plätzchen, Cookie, Cookies | galleta, galletas, cookies | biscuit, biscuits, cookie, cookies, petits gâteaux | biscotto, biscotti
muffin | Muffin, Muffins | magdalena, magdalenas, muffin, muffins | muffin, muffins | muffin
cupcake | Cupcake, Cupcakes | cupcake, cupcakes | cupcake, cupcakes | cupcake
brownie | Brownie, Brownies | brownie, brownies | brownie, brownies | brownie, brownies
pastry | Gebäck, Backwaren, Backware | bollería, repostería | pâtisserie, pâtisseries, viennoiserie, viennoiseries | pasticceria, pasticcino, pasticcini
pancake | Pfannkuchen, Pancake, Pancakes, Eierkuchen | tortita, tortitas, panqueque, panqueques, hotcakes | pancake, pancakes | pancake, pancakes, frittella, frittelle
crepe | Crêpe, Crêpes, Palatschinken | crep, creps, crepa, crepas, crepe, crepes | crêpe, crêpes, galette, galettes | crespella, crespelle, crepe, crepes
waffle | Waffel, Waffeln | gofre, gofres, waffle, waffles | gaufre, gaufres | cialda, cialde, waffle
pudding | Puddings, Puddinge | pudin, budín, flan, flanes | pudding, puddings | budino, budini
mousse | Mousse | mousse | mousse, mousses | mousse
ice cream | Eis, Eiscreme, Speiseeis, Eiskrem | helado, helados | glace, glaces, crème glacée | gelato, gelati
sorbet | Sorbet, Sorbets | sorbete, sorbetes | sorbet, sorbets | sorbetto, sorbetti
dip | Dip, Dips | dip, dips | dip, trempette | salsina da intingere, dip
pizza | Pizza, Pizzen, Pizzas | pizza, pizzas | pizza, pizzas | pizza, pizze
lasagna | Lasagne, Lasagnen, Lasagna | lasaña, lasañas | lasagne, lasagnes | lasagna, lasagne
risotto | Risotto, Risottos | risotto, risottos | risotto, risottos | risotto, risotti
paella | Paella | paella, paellas | paella | paella
curry | Curry, Currys, Currygericht | curry, curri | curry, currys, cari | curry
burger | Burger, Burgern, Hamburger, Frikadelle, Frikadellen, Bulette | hamburguesa, hamburguesas | burger, burgers, hamburger, hamburgers | hamburger, burger
sandwich | Sandwich, Sandwiches, Sandwichs | sándwich, sándwiches, bocadillo, bocadillos, emparedado | sandwich, sandwichs, sandwiches | panino, panini, tramezzino, tramezzini, sandwich
taco | Taco, Tacos | taco, tacos | taco, tacos | taco, tacos
casserole | Auflauf, Aufläufe, Gratin, Gratins, Ofengericht, Schmortopf, Kasserolle | cazuela, cazuelas, gratinado, gratén, cocotte | gratin, gratins, cocotte en fonte | sformato, sformati, gratin, gratinato, gratinata, gratinati, gratinate, cocotte, tegami
omelette | Omelett, Omelette, Omeletts, Omelettes | omelette, omelet, tortilla francesa | omelette, omelettes | omelette, frittata, frittate
scrambled eggs | Rührei, Rühreier | huevos revueltos, revuelto | œufs brouillés, oeufs brouillés | uova strapazzate
meatballs | Fleischbällchen, Hackbällchen, Klopse, Fleischklößchen | albóndiga, albóndigas | boulette, boulettes | polpetta, polpette
meatloaf | Hackbraten, Falscher Hase | pastel de carne | pain de viande | polpettone
dumplings | Kloß, Klöße, Knödel, Knödeln, Teigtaschen | empanadilla, empanadillas, dumplings | quenelle, quenelles | canederlo, canederli, ravioli al vapore
stir-fry | Wokgericht, Pfannengericht, Pfannengerührtes | salteado, salteados, salteada, salteadas | poêlée, poêlées | saltato in padella
skewer | Spieß, Spieße, Schaschlik, Kebab, Döner | brocheta, brochetas, pincho, pinchos, kebab | brochette, brochettes, kebab | spiedino, spiedini, kebab
smoothie | Smoothie, Smoothies, Shake, Shakes | batido, batidos, licuado, licuados, smoothie, smoothies | smoothie, smoothies | frullato, frullati, smoothie
milkshake | Milchshake, Milchshakes, Milkshake | malteada, malteadas, milkshake | milk-shake, milk-shakes, milkshake | frappè, milkshake
jam | Marmelade, Marmeladen, Konfitüre, Konfitüren | mermelada, mermeladas, confitura | confiture, confitures, marmelade | marmellata, marmellate, confettura, confetture
dough | Teig, Teige, Teigs | masa, masas | pâte | impasto, impasti, pastella
breakfast | Frühstück, Frühstücke, Frühstücks, Brunch, Frühstücken | desayuno, desayunos, desayunar, brunch | petit-déjeuner, petit déjeuner, petits-déjeuners, brunch | colazione, colazioni, prima colazione, brunch
lunch | Mittagessen, Mittag, mittags | almuerzo, almuerzos, almorzar | déjeuner, déjeuners, midi | pranzo, pranzi, pranzare
dinner | Abendessen, Abendbrot, Abend, abends, heute Abend | cena, cenas, cenar, noche | dîner, dîners, souper, soir | cena, cene, cenare, sera, stasera, questa sera
snack | Snack, Snacks, Imbiss, Zwischenmahlzeit, Pausenbrot, zum Knabbern, zum Naschen, Knabberei, für zwischendurch, Zwischendurch | merienda, meriendas, tentempié, snack, snacks, botana, algo para picar, para picar, picoteo | goûters, grignoter, grignotage, en-cas, encas, casse-croûte, collation, collations, à grignoter, quelque chose à grignoter, à l'apéro, pour l'apéro | merenda, merende, spuntino, spuntini, snack, da sgranocchiare, da spiluccare
dessert | Nachtisch, Nachspeise, Nachspeisen, Dessert, Desserts, Süßspeise | postre, postres | dessert, desserts, entremets | dessert, dolcetto, dolcetti
appetizer | Vorspeise, Vorspeisen, Häppchen, Fingerfood | entrante, entrantes, aperitivo, aperitivos, tapas, entremés | entrée, entrées, apéritif, apéro, amuse-bouche | antipasto, antipasti, aperitivo, stuzzichino, stuzzichini
main course | Hauptgericht, Hauptgerichte, Hauptspeise, Hauptgang | plato principal, platos principales, plato fuerte, segundo plato, segundos platos | plat principal, plats principaux | piatto principale, secondo piatto, secondi piatti, secondi
pasta | - | - | - | primo piatto, primi piatti, un primo, primo veloce, primo leggero, primo vegetariano, primo di pesce, primo di carne, primo estivo
side dish | Beilage, Beilagen | guarnición, guarniciones, acompañamiento | accompagnement, accompagnements | contorno, contorni
drink | Getränk, Getränke, trinken, Drink | bebida, bebidas, beber | boisson, boissons, boire | bevanda, bevande, bere
cocktail | Cocktail, Cocktails | cóctel, cócteles | cocktail, cocktails | cocktail
recipe | Rezept, Rezepte, Rezepten, Kochrezept | receta, recetas | recette, recettes | ricetta, ricette
meal | Mahlzeit, Mahlzeiten, Mahl, Speise, Speisen | comida, comidas | repas | pasto, pasti
dish | Gericht, Gerichte, Gerichten | plato, platos, la tortilla, una tortilla, tortilla de patatas, tortilla de patata, tortilla española, tu tortilla | plat, plats, mets | piatto, piatti, pietanza, pietanze
meal plan | Wochenplan, Essensplan, Speiseplan | menú semanal, plan de comidas | menu de la semaine, planning de repas | menù settimanale, piano pasti
menu | Menü, Menüs, Speisekarte | menú, menús | menu, menus | menù
birthday cake | Geburtstagskuchen, Geburtstagstorte | tarta de cumpleaños, pastel de cumpleaños, torta de cumpleaños | gâteau d'anniversaire | torta di compleanno
wedding | Hochzeit, Hochzeitsessen, Hochzeitsfeier, Hochzeiten | boda, bodas | mariage, mariages, noces | matrimonio, matrimoni, nozze
birthday | Geburtstag, Geburtstage, Geburtstags | cumpleaños | anniversaire, anniversaires | compleanno, compleanni
party | Party, Partys, Feier, Fest, Feiern | fiesta, fiestas, celebración | fête, fêtes | festa, feste
picnic | Picknick | picnic | pique-nique | picnic
lunch box | Brotdose, Lunchbox, Brotzeit | fiambrera, táper, tupper, lonchera | lunch box, panier-repas, gamelle | schiscetta, portapranzo
# Moods and seasons
quick | schnell, wenig Zeit, schnelle, schneller, schnelles, schnellen, schnellem, rasch, rasche, rascher, rasches, raschen, raschem, fix | rápido, poco tiempo, rápida, rápidos, rápidas, rápidamente, rapidito, rapidita, rapidísimo | rapide, peu de temps, rapides, rapidement, vite, express | veloce, in poco tempo, pochissimo tempo, poco tempo, veloci, rapido, rapida, rapidi, rapide, velocemente, velocissimo, velocissima
easy | einfach, einfache, einfacher, einfaches, einfachen, einfachem, simpel, unkompliziert, unkomplizierte, unkomplizierter, unkompliziertes, unkomplizierten, unkompliziertem | fácil, fáciles, sencillo, sencilla, sencillos, sencillas, simple, simples | facile, faciles, simple, simples | facile, facili, semplice, semplici
heavy | schwer, schwere, schwerer, schweres, schweren | pesado, pesada, pesados, pesadas | lourd, lourde, lourds, lourdes | pesante, pesanti
light | leicht, leichte, leichter, leichtes, leichten, leichtem | ligero, ligera, ligeros, ligeras, liviano, liviana, livianos, livianas, ligerito, ligerita, livianito, livianita | léger, légère, légers, légères | leggero, leggera, leggeri, leggere
healthy | gesund, gesunde, gesunder, gesundes, gesunden, gesundem | sano, sana, sanos, sanas, saludable, saludables | sain, saine, sains, saines, équilibré, équilibrée, équilibrés, équilibrées | sano, sana, sani, sane, salutare, salutari
hearty | herzhaft, herzhafte, herzhafter, herzhaftes, herzhaften, herzhaftem, deftig, deftige, deftiger, deftiges, deftigen, deftigem, sättigend, sättigende, sättigender, sättigendes, sättigenden, sättigendem, kräftig, kräftige, kräftiger, kräftiges, kräftigen, kräftigem | contundente, contundentes, sustancioso, sustanciosa, sustanciosos, sustanciosas | copieux, copieuse, copieuses, consistant, consistante, consistants, consistantes, nourrissant, nourrissante, nourrissants, nourrissantes | sostanzioso, sostanziosa, sostanziosi, sostanziose, nutriente, nutrienti
savory | pikant, pikante, pikanter, pikantes, pikanten, pikantem, würzig, würzige, würziger, würziges, würzigen, würzigem | sabroso, sabrosa, sabrosos, sabrosas | savoureux, savoureuse, savoureuses | saporito, saporita, saporiti, saporite
spicy | scharf, scharfe, scharfer, scharfes, scharfen, scharfem, Scharfes, schärfer, schärfere, schärferes, schärferen, pikant-scharf, feurig, feurige, feuriges | picante, picantes, picoso, picosa, picosos, picosas, picosito, picosita, picantito, picantita, picantón, enchiloso, enchilosa, enchilosos, enchilosas, enchilado, que pique, que enchile | épicée, épicées, piquant, piquante, piquants, piquantes, relevé, relevée, relevés, relevées, qui pique, qui arrache, bien pimenté, pimenté, pimentée, pimentés, pimentées | piccante, piccanti, speziato, speziata, speziati, speziate, piccantino, piccantina, piccantissimo, bello piccante
mild | mild, milde, milder, mildes, milden, mildem, mittelscharf, mittelscharfe, mittelscharfer, edelsüß, edelsüßes | suave, suaves | doux, douce, douces | delicato, delicata, delicati, delicate
creamy | cremig, cremige, cremiger, cremiges, cremigen, cremigem, sahnig, sahnige, sahniger, sahniges, sahnigen, sahnigem | cremoso, cremosa, cremosos, cremosas | crémeux, crémeuse, crémeuses, onctueux, onctueuse | cremoso, cremosa, cremosi, cremose
crispy | knusprig, knusprige, knuspriger, knuspriges, knusprigen, knusprigem, kross, krosse, krosser, krosses, krossen, krossem, knackig, knackige, knackiger, knackiges, knackigen, knackigem | crujiente, crujientes | croustillant, croustillante, croustillants, croustillantes, croquant, croquante, croquants, croquantes | croccante, croccanti
fancy | festlich, festliche, festlicher, festliches, festlichen, festlichem, elegant, elegante, eleganter, elegantes, eleganten, raffiniert, raffinierte, raffiniertes | elegante, elegantes, festivo, festiva, sofisticado, sofisticada | élégant, élégante, élégants, raffiné, raffinée, festif, festive | elegante, eleganti, raffinato, raffinata, festivo, festiva
impressive | beeindruckend, beeindruckende, beeindruckender, beeindruckendes, beeindruckenden, eindrucksvoll, eindrucksvolle, eindrucksvolles | impresionante, impresionantes | impressionnant, impressionnante, bluffant, bluffante | impressionante, d'effetto
not greasy | nicht fett, nicht zu fett, nicht so fett, nicht fettig, nicht zu fettig | no grasiento, no grasienta, poco grasiento, poco grasienta | pas gras, pas trop gras, pas grasse, pas trop grasse | non grasso, non grassa, poco grasso, poco grassa
not much | ohne viel, nicht viel, nicht zu viel, nur wenig | sin mucho, sin mucha, sin demasiado, sin demasiada, no mucho | sans trop de, sans beaucoup de, pas trop de, pas beaucoup de | senza troppo, senza troppa, senza molto, senza molta, non troppo, non molto
weeknight | Feierabend, Feierabendküche, Feierabendessen, Feierabendgericht, Feierabendgerichte | entre semana | soir de semaine, en semaine | sera feriale, infrasettimanale
cozy | gemütlich, gemütliche, gemütlicher, gemütliches, gemütlichen | acogedor, acogedora | douillet, douillette, cocooning | accogliente, accoglienti
comforting | tröstlich, tröstliche, tröstliches, wohltuend, wohltuende, wohltuendes, Seelenfutter, Wohlfühlessen | reconfortante, reconfortantes | réconfortant, réconfortante, réconfortants, réconfort | confortante, confortevole, coccola
romantic | romantisch, romantische, romantischer, romantisches, romantischen | romántico, romántica | romantique, romantiques | romantico, romantica
refreshing | erfrischend, erfrischende, erfrischender, erfrischendes, erfrischenden | refrescante, refrescantes | rafraîchissant, rafraîchissante, rafraîchissants | rinfrescante, rinfrescanti
cheap | billig, billige, billiger, billiges, billigen, billigem, günstig, günstige, günstiger, günstiges, günstigen, günstigem, preiswert, preiswerte, preiswerter, preiswertes, preiswerten, preiswertem | barato, barata, baratos, baratas, económico, económica, económicos, económicas | pas cher, pas chère, bon marché, économique, économiques | economico, economica, economici, economiche, poco costoso
warm | warm, warme, warmer, warmes, warmen, warmem, lauwarm, lauwarme, lauwarmer, lauwarmes, lauwarmen, lauwarmem | tibio, tibia, tibios, tibias, templado, templada, templados, templadas | tiède, tièdes | tiepido, tiepida, tiepidi, tiepide
hot | heiß, heiße, heißer, heißes, heißen, heißem | caliente, calientes, calentito, calentita, calentitos, calentitas, calientito, calientita, calientitos, calientitas | chaud, chaude, chauds, chaudes | caldo, calda, caldi, calde, caldino, caldina
cold | kalt, kalte, kalter, kaltes, kalten, kaltem | frío, fría, fríos, frías | froid, froide, froids, froides | freddo, fredda, freddi, fredde
good | lecker, leckere, leckerer, leckeres, leckeren, leckerem, gut, gute, guter, gutes, guten, gutem, köstlich, köstliche, köstlicher, köstliches, köstlichen, köstlichem | bueno, buena, buenos, buenas, rico, rica, ricos, ricas, delicioso, deliciosa, deliciosos, deliciosas, buen | bon, bonne, bons, bonnes, délicieux, délicieuse, délicieuses | buon, buono, buona, buoni, buone, gustoso, gustosa, gustosi, gustose, delizioso, deliziosa, deliziosi, deliziose
best | beste, bester, bestes, besten | mejor, mejores | meilleur, meilleure, meilleurs, meilleures | migliore, migliori
new | neu, neue, neuer, neues, neuen, neuem | nuevo, nueva, nuevos, nuevas | nouveau, nouvelle, nouveaux, nouvelles | nuovo, nuova, nuovi, nuove
homemade | hausgemacht, hausgemachte, hausgemachter, hausgemachtes, hausgemachten, hausgemachtem, selbstgemacht, selbstgemachte, selbstgemachter, selbstgemachtes, selbstgemachten, selbstgemachtem, selbstgebacken, selbstgebackene, selbstgebackener, selbstgebackenes, selbstgebackenen, selbstgebackenem | casero, casera, caseros, caseras | fait maison, faite maison, maison | fatto in casa, fatta in casa, casalingo, casalinga, casalinghi, casalinghe, casereccio
classic | klassisch, klassische, klassischer, klassisches, klassischen, klassischem, traditionell, traditionelle, traditioneller, traditionelles, traditionellen, traditionellem | clásico, clásica, clásicos, clásicas, tradicional, tradicionales | classique, classiques, traditionnel, traditionnelle, traditionnels, traditionnelles | classico, classica, classici, classiche, tradizionale, tradizionali
organic | bio, biologisch, biologische, biologischer, biologisches, biologischen, biologischem, unbehandelt, unbehandelte, unbehandelter, aus biologischem Anbau | ecológico, ecológica, ecológicos, ecológicas, orgánico, orgánica, orgánicos, orgánicas, bio, sin tratar | bio, biologique, biologiques, non traité, non traitée, non traités | biologico, biologica, biologici, biologiche, bio, non trattato, non trattata, non trattati
spring | Frühling, Frühlings, Frühjahr | primavera, primaveral | printemps, printanier, printanière | primavera, primaverile, primaverili
summer | Sommer, Sommers, sommerlich, sommerliche, sommerlicher, sommerliches, sommerlichen, sommerlichem | verano, veraniego, veraniega, veraniegos, veraniegas | été, estival, estivale, estivals, estivales, estivaux | estate, estivo, estiva, estivi, estive
autumn | Herbst, herbstlich, herbstliche, herbstlicher, herbstliches, herbstlichen, herbstlichem | otoño, otoñal, otoñales | automne, automnal, automnale, automnals, automnales, automnaux | autunno, autunnale, autunnali
winter | Winter, winterlich, winterliche, winterlicher, winterliches, winterlichen, winterlichem | invierno, invernal, invernales | hiver, hivernal, hivernale, hivernals, hivernales, hivernaux | inverno, invernale, invernali
Christmas | Weihnachten, Weihnachts, weihnachtlich, weihnachtliche, weihnachtlicher, weihnachtliches, weihnachtlichen, weihnachtlichem | Navidad, Navidades, navideño, navideña, navideños, navideñas | Noël | Natale, natalizio, natalizia, natalizi, natalizie
Easter | Ostern, Oster, österlich, österliche, österlicher, österliches, österlichen, österlichem | Pascua, Semana Santa | Pâques, pascal | Pasqua, pasquale, pasquali
New Year's Eve | Silvester, Neujahr | Nochevieja, Año Nuevo | réveillon, Saint-Sylvestre, Nouvel An | Capodanno, San Silvestro
Halloween | Halloween | Halloween | Halloween | Halloween
Sunday | Sonntag, Sonntags | domingo, domingos | dimanche, dimanches | domenica
weekend | Wochenende | fin de semana | week-end, weekend | fine settimana, weekend
week | Woche, Wochen | semana, semanas | semaine, semaines | settimana, settimane
today | heute | hoy | aujourd'hui | oggi
tomorrow | morgen | mañana | demain | domani
day | Tag, Tage, Tagen | día, días | jour, jours, journée | giorno, giorni
of which | davon, wovon | de los cuales, de las cuales | dont | di cui, dei quali
color | Farbe, Farben | color, colores | couleur, couleurs | colore, colori
label | Etikett, Etiketten, Etikette, Zutatenliste | etiqueta, etiquetas | étiquette, étiquettes | etichetta, etichette
check | prüfen, prüfe, überprüfen, kontrollieren | comprobar, comprueba, verificar, verifica, revisar, revisa | vérifier, vérifiez, vérifie | controllare, controlla, controllate, verificare
labeled | gekennzeichnet, gekennzeichnete, gekennzeichnetes, deklariert, deklarierte, zertifiziert, zertifizierte, zertifiziertes | etiquetado, etiquetada, certificado, certificada | étiqueté, étiquetée, certifié, certifiée, certifiés, certifiées | etichettato, certificato, certificata, certificati
# People
sick | krank, kranke, kranken, kranker, Erkältung, erkältet, Schnupfen, Grippe | enfermo, enferma, enfermos, malito, malita, resfriado, resfriada, resfrío, gripe, constipado, constipada | malade, malades, rhume, enrhumé, enrhumée, grippe | malato, malata, malati, raffreddore, influenza
# Teeth and throat
sore throat | Halsschmerzen, Halsweh, Halsentzündung, Hals weh, Mandelentzündung | dolor de garganta, duele la garganta, me duele la garganta, le duele la garganta, garganta irritada, anginas | mal de gorge, mal à la gorge, angine, gorge irritée | mal di gola, gola infiammata, gola irritata, tonsillite
toothache | Zahnschmerzen, Zahnweh, Zahnschmerz, Zahn tut weh, Zähne tun weh, Zahn weh | dolor de muelas, dolor de muela, dolor de dientes, duele una muela, duele la muela, me duele una muela, me duelen los dientes | mal de dents, mal aux dents, rage de dents, mal à une dent | mal di denti, mal di dente, fa male un dente, mi fa male un dente
wisdom teeth | Weisheitszahn, Weisheitszähne, Weisheitszähnen, Weisheitszahn-OP, Weisheitszahnop, Zahn-OP, Zahnoperation | muelas del juicio, muela del juicio, cordales | dents de sagesse, dent de sagesse | denti del giudizio, dente del giudizio
tooth pulled | Zahn gezogen, Zähne gezogen, Zahn gezogen bekommen, Zahnentfernung | sacaron una muela, me sacaron una muela, le sacaron una muela, sacaron las muelas, me sacaron las muelas, quitaron una muela, me quitaron una muela, sacaron un diente, muela extraída, extracción dental | dent arrachée, dents arrachées, arracher une dent, extraction dentaire | dente tolto, denti tolti, tolto un dente, estrazione del dente, estrazione di un dente
can't chew | nicht kauen, nicht gut kauen, nicht richtig kauen, schlecht kauen, kann nicht kauen, kann nichts kauen, kaum kauen | no puedo masticar, no puede masticar, no pueden masticar, no mastica, no mastica bien, cuesta masticar, le cuesta masticar, me cuesta masticar | ne peux pas mâcher, ne peut pas mâcher, ne peut plus mâcher, ne peux plus mâcher, n'arrive pas à mâcher, n'arrive plus à mâcher, mal à mâcher, du mal à mâcher | non riesco a masticare, non riesce a masticare, non può masticare, non posso masticare, fatica a masticare, difficoltà a masticare
without chewing | ohne Kauen, ohne zu kauen | sin masticar | sans mâcher | senza masticare
new braces | Zahnspange, feste Spange | brackets, frenillos, ortodoncia | appareil dentaire, bagues dentaires | apparecchio ai denti, apparecchio dentale
dentures | Gebiss, dritte Zähne, dritten Zähne, Zahnprothese | dentadura postiza, dentadura, prótesis dental | dentier, dentiers | dentiera, dentiere
no teeth | keine Zähne, ohne Zähne, zahnlos, zahnlose, zahnlosen, zahnloser | sin dientes, no tiene dientes, sin muelas | plus de dents, pas de dents, sans dents, édenté, édentée | senza denti, sdentato, sdentata
soft food | weiches Essen, weiche Kost, weicher Kost, breiige Kost, Breikost | comida blanda, algo blando, comidas blandas, alimentos blandos | alimentation molle, nourriture molle, manger mou, quelque chose de mou | cibo morbido, cibi morbidi, dieta morbida, qualcosa di morbido
kids | Kinder, Kindern, Kids, kindertauglich, kindertaugliche, kindertauglicher, kindertaugliches, kindertauglichen, Kindertaugliches, kindgerecht, kindgerechte, kindgerechter, kindgerechtes, kindgerechten, kinderfreundlich, kinderfreundliche, kinderfreundliches, familientauglich, familientaugliche, familientaugliches, für Kinder geeignet | niños, niñas, críos, crías, chavales, chiquillos, peques, para los peques, los peques, apto para niños, apta para niños | enfants, gamins, gamines, gosses, mômes, loulous, adapté aux enfants, adaptée aux enfants, qui plaît aux enfants, pour les petits | bambini, bambine, adatto ai bambini, adatta ai bambini, per i piccoli
grownup | erwachsenentauglich, erwachsenentaugliche, erwachsenentaugliches, erwachsenengerecht | - | - | -
child | Kind, Kindes | niño, niña | enfant | bambino, bambina
baby | Baby, Babys, Säugling | bebé, bebés | bébé, bébés, nourrisson | bebè, neonato, neonati
toddler | Kleinkind, Kleinkinder, Kleinkindern | niño pequeño, niños pequeños | tout-petit, tout-petits, bambin, bambins | bimbo, bimba, bimbi
guests | Gäste, Gästen, Gast, Besuch | invitados, invitado, invitada, huéspedes, visita, visitas | invité, invités, convive, convives | ospite, ospiti, invitati
family | Familie, Familien | familia, familias, familiar | famille, familles, familial, familiale, familials, familiales | famiglia, famiglie
people | Personen, Person, Leute, Leuten, Menschen | personas, persona, gente, comensales, comensal | personne, personnes, gens | persone, persona, gente, commensali
adults | Erwachsene, Erwachsenen | adulto, adultos | adulte, adultes | adulto, adulti
servings | Portion, Portionen | porción, porciones, ración, raciones | portion, portions, part, parts | porzione, porzioni
son | Sohn, Söhne | hijo, hijos | fils | figlio, figli
daughter | Tochter | hija, hijas | fille, filles | figlia, figlie
husband | Mann, Ehemann, Gatte | marido, esposo | mari, époux | marito
wife | Frau, Ehefrau | mujer, esposa | femme, épouse | moglie
partner | Partner, Partnerin | pareja | conjoint, conjointe, partenaire | compagno, compagna, partner
mother | Mutter, Mama, Mutti | madre, mamá | mère, maman | madre, mamma
father | Vater, Papa, Vati | padre | père, papa | padre, papà
parents | Eltern | padres | parents | genitori
brother | Bruder | hermano, hermanos | frère, frères | fratello, fratelli
sister | Schwester, Schwestern | hermana, hermanas | sœur, sœurs, soeur, soeurs | sorella, sorelle
grandmother | Großmutter, Oma, Omas | abuela | grand-mère, mamie | nonna
grandfather | Großvater, Opa, Opas | abuelo | grand-père, papi | nonno
friend | Freund, Freunde, Freunden, Freundin, Freundinnen | amigo, amiga, amigos, amigas | ami, amie, amis, amies, copain, copine | amico, amica, amici, amiche
# Numbers and time
one | eins | uno | - | -
two | zwei | dos | deux | due
three | drei | tres | trois | tre
four | vier | cuatro | quatre | quattro
five | fünf | cinco | cinq | cinque
six | sechs | seis | six | sei
seven | sieben | siete | sept | sette
eight | acht | ocho | huit | otto
nine | neun | nueve | neuf | nove
ten | zehn | diez | dix | dieci
eleven | elf | once | onze | undici
twelve | zwölf | doce | douze | dodici
fifteen | fünfzehn | quince | quinze | quindici
twenty | zwanzig | veinte | vingt | venti
thirty | dreißig, dreissig | treinta | trente | trenta
forty | vierzig | cuarenta | quarante | quaranta
fifty | fünfzig | cincuenta | cinquante | cinquanta
sixty | sechzig | sesenta | soixante | sessanta
ninety | neunzig | noventa | quatre-vingt-dix | novanta
at least | mindestens, wenigstens | al menos, como mínimo, por lo menos | au moins | almeno, minimo
at most | höchstens, maximal | como máximo, máximo | au maximum, maximum, au plus | al massimo, massimo
less than | weniger als, unter | menos de | moins de | meno di, sotto
more than | mehr als, über | más de | plus de | più di
double | doppelt, doppelte, doppelter, doppeltes, doppelten, doppeltem | doble, dobles | double, doubles | doppio, doppia, doppi, doppie
quarter | Viertel | cuarto, cuartos | quart, quarts | quarto, quarti
minutes | Minuten, Minute, Min | minutos, minuto, min | minutes, minute, min | minuti, minuto, min
hours | Stunden, Stunde, Std | horas, hora | heures, heure | ore, ora
half an hour | halbe Stunde, halben Stunde, halber Stunde | media hora | demi-heure, une demi-heure | mezz'ora, mezzora, mezza ora
time | Zeit | tiempo | temps | tempo
degrees | Grad | grado, grados | degré, degrés | grado, gradi
ingredients | Zutaten, Zutat | ingredientes, ingrediente | ingrédient, ingrédients | ingrediente, ingredienti
calories | Kalorien, Kalorie, kcal | calorías, caloría, kcal | calories, calorie, kcal | calorie, caloria, kcal
protein | Protein, Proteine | proteína, proteínas | protéine, protéines | proteina, proteine
high protein | proteinreich, proteinreiche, proteinreicher, proteinreiches, proteinreichen, proteinreichem, eiweißreich, eiweißreiche, eiweißreicher, eiweißreiches, eiweißreichen, eiweißreichem | rico en proteínas, alto en proteínas, proteico, proteica, proteicos, proteicas | riche en protéines, protéinée, protéinées | proteico, proteica, proteici, proteiche, ricco di proteine
carbohydrates | Kohlenhydrate, Kohlenhydraten, Kohlenhydrat | carbohidratos, carbohidrato, hidratos de carbono | glucides, glucide | carboidrati, carboidrato
fat | Fett, Fette, Fetten | grasa, grasas | matières grasses, lipides, gras, graisse, graisses | grasso, grassi
fiber | Ballaststoffe, Ballaststoff, Ballaststoffen | fibra, fibras | fibre, fibres | fibra, fibre
high fiber | ballaststoffreich, ballaststoffreiche, ballaststoffreicher, ballaststoffreiches, ballaststoffreichen, ballaststoffreichem | rico en fibra, alto en fibra | riche en fibres | ricco di fibre
vitamins | Vitamin, Vitamine, Vitaminen | vitamina, vitaminas | vitamine, vitamines | vitamina, vitamine
# Ways of eating
diet | Diät, Diäten, Ernährung | dieta, dietas | régime, régimes | dieta, diete
vegan | vegan, vegane, veganer, veganes, veganen, veganem, Veganerin | vegano, vegana, veganos, veganas | végane, véganes, végan, végans, végétalien, végétalienne, végétaliens, végétaliennes | vegano, vegana, vegani, vegane, vegan
plant based | pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, pflanzlichem | a base de plantas | végétal, végétale, végétaux, végétales | vegetale, vegetali
vegetarian | vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, vegetarischem, Vegetarier, Vegetarierin, veggie | vegetariano, vegetariana, vegetarianos, vegetarianas, veggie | végétarien, végétarienne, végétariens, végétariennes, végé | vegetariano, vegetariana, vegetariani, vegetariane
pescatarian | pescetarisch, pescetarische, pescetarischer, pescetarisches, pescetarischen, pescetarischem, pescatarisch, pescatarische, pescatarischer, pescatarisches, pescatarischen, pescatarischem, Pescetarier | pescetariano, pescetariana, pescetarianos, pescetarianas, pescatariano, pescatariana, pescatarianos, pescatarianas | pescétarien, pescétarienne, pescétariens, pescétariennes, pescatarien | pescetariano, pescetariana, pescetariani, pescetariane, pescatariano, pescatariana, pescatariani, pescatariane
flexitarian | flexitarisch, flexitarische, flexitarischer, flexitarisches, flexitarischen, flexitarischem, Flexitarier | flexitariano, flexitariana, flexitarianos, flexitarianas | flexitarien, flexitarienne | flexitariano, flexitariana, flexitariani, flexitariane
kosher | koscher, koschere, koscheres | kosher, kósher | casher, cachère, kasher, cacher | kosher, kasher
halal | halal | halal | halal | halal
paleo | paleo | paleo | paléo | paleo
keto | keto, ketogen, ketogene, ketogener, ketogenes, ketogenen, ketogenem | keto, cetogénico, cetogénica, cetogénicos, cetogénicas | kéto, cétogène, cétogènes | keto, chetogenico, chetogenica, chetogenici, chetogeniche
gluten free | glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutenfreien, glutenfreiem | - | - | -
dairy free | milchfrei, milchfreie, milchfreier, milchfreies, milchfreien, milchfreiem | - | - | -
lactose free | laktosefrei, laktosefreie, laktosefreier, laktosefreies, laktosefreien, laktosefreiem | - | - | -
egg free | eifrei, eifreie, eifreier, eifreies, eifreien, eifreiem, eierfrei, eierfreie, eierfreier, eierfreies, eierfreien, eierfreiem | - | - | -
nut free | nussfrei, nussfreie, nussfreier, nussfreies, nussfreien, nussfreiem | - | - | -
sugar free | zuckerfrei, zuckerfreie, zuckerfreier, zuckerfreies, zuckerfreien, zuckerfreiem | - | - | -
wheat free | weizenfrei, weizenfreie, weizenfreier, weizenfreies, weizenfreien, weizenfreiem | - | - | -
soy free | sojafrei, sojafreie, sojafreier, sojafreies, sojafreien, sojafreiem | - | - | -
low in | arm an, mit wenig | bajo en, baja en, bajos en, bajas en, con poca, con poco | pauvre en, pauvres en, faible en, faibles en | povero di, povera di, poveri di, povere di, a basso contenuto di, con poco, con poca, con pochi, con poche
high in | reich an | alto en, alta en, altos en, altas en, rico en, rica en, ricos en, ricas en | riche en, riches en | ricco di, ricca di, ricchi di, ricche di, ad alto contenuto di, ad alto contenuto
low fat | fettarm, fettarme, fettarmer, fettarmes, fettarmen, fettarmem, fettreduziert, fettreduzierte, fettreduzierter, fettreduziertes, fettreduzierten, fettreduziertem, mager, magere, magerer, mageres, mageren, magerem | bajo en grasa, baja en grasa, bajos en grasa, bajas en grasa, desnatado, desnatada, desnatados, desnatadas, descremado, descremada, descremados, descremadas, magro, magra, magros, magras | allégé, allégée, allégés, allégées, écrémé, écrémée, écrémés, écrémées, maigre, maigres, pauvre en graisses | magro, magra, magri, magre, scremato, scremata, scremati, scremate
low carb | kohlenhydratarm, kohlenhydratarme, kohlenhydratarmer, kohlenhydratarmes, kohlenhydratarmen, kohlenhydratarmem, Low Carb, Lowcarb, Low-Carb | bajo en carbohidratos, baja en carbohidratos, bajos en carbohidratos, bajas en carbohidratos, low carb | pauvre en glucides, low carb | low carb, povero di carboidrati, povera di carboidrati, poveri di carboidrati, povere di carboidrati
low sodium | salzarm, salzarme, salzarmer, salzarmes, salzarmen, salzarmem, natriumarm, natriumarme, natriumarmer, natriumarmes, natriumarmen, natriumarmem, salzreduziert, salzreduzierte, salzreduzierter, salzreduziertes, salzreduzierten, salzreduziertem | bajo en sal, baja en sal, bajos en sal, bajas en sal, bajo en sodio, baja en sodio, bajos en sodio, bajas en sodio, hiposódico, hiposódica, hiposódicos, hiposódicas | pauvre en sel, pauvre en sodium, peu salé, peu salée, peu salés, peu salées, hyposodé, hyposodée, hyposodés, hyposodées | iposodico, iposodica, iposodichi, iposodiche, povero di sodio, povera di sodio, poco salato, poco salata, poco salati, poco salate
low calorie | kalorienarm, kalorienarme, kalorienarmer, kalorienarmes, kalorienarmen, kalorienarmem | bajo en calorías, baja en calorías, bajos en calorías, bajas en calorías | hypocalorique, hypocaloriques | ipocalorico, ipocalorica, ipocalorichi, ipocaloriche
low sugar | zuckerarm, zuckerarme, zuckerarmer, zuckerarmes, zuckerarmen, zuckerarmem, zuckerreduziert, zuckerreduzierte, zuckerreduzierter, zuckerreduziertes, zuckerreduzierten, zuckerreduziertem | bajo en azúcar, baja en azúcar, bajos en azúcar, bajas en azúcar | pauvre en sucre | -
# More of what steps and lines say
contains | enthält, enthalten | contiene, contienen, lleva, llevan | contient, contiennent | contiene, contengono
reminiscent of | erinnert an, erinnern an, erinnernd an | recuerda a, recuerdan a, recuerda al, recuerdan al, recuerde a, recordando a | rappelle, rappellent, rappelant, évoque, évoquent | ricorda, ricordano, ricordi, ricordando
takes the place of | ersetzt, ersetzen, tritt an die Stelle von, tritt an die Stelle | sustituye a, sustituye al, sustituyen a, reemplaza a, reemplaza al, hace las veces de, hace de | remplace, remplacent, fait office de, tient lieu de, joue le rôle de | sostituisce, sostituiscono, fa le veci di, prende il posto di, prende il posto del, prende il posto della
poach | pochieren, pochiere | escalfar, escalfa | pocher, pochez | affogare le uova, in camicia
deglaze | ablöschen, lösche ab, ablösche | desglasar, desglasa, deja que se evapore, evaporar | déglacer, déglacez | sfumare, sfumate, sfuma
cool | abkühlen lassen, auskühlen lassen, lauwarm abkühlen, erkalten lassen | enfriar por completo, deja enfriar, dejar enfriar, entibiar, templar | laisser refroidir, laisser tiédir, laissez tiédir, tiédir | lasciare raffreddare, far raffreddare, far intiepidire, intiepidire
reserve | beiseitestellen, beiseite stellen, zur Seite stellen, herausnehmen | reserva, resérvalas, resérvalo, reservar, retira, retirar | réserver, réservez, les réserver | tenere da parte, tenete da parte, mettere da parte, togliete
until | bis, bis die, bis das, bis der | hasta que, hasta | jusqu'à ce que, jusqu'à ce qu', jusqu'à, jusqu'au | finché, fino a quando, fino a, fin quando
opaque | undurchsichtig, nicht mehr glasig, milchig weiß | opaco, opaca, opacos, opacas | opaque, opaques, nacré, nacrée, nacrés | opaco, opachi, opaca, opache
pink | rosa, rosig | rosado, rosada, rosados, rosadas | rosé, rosée, rosés, rosées | rosato, rosati, rosate
flakes easily | zerfällt leicht, leicht zerfällt, blättrig zerfällt, sich leicht zerteilen lässt | se desmenuce, se desmenuza con facilidad, se separe en lascas | s'effeuille, se détache facilement, s'effiloche facilement | si sfalda, si sfaldi
no longer pink | nicht mehr rosa, nicht mehr roh | deje de estar rosado, ya no esté rosado, sin partes rosadas | ne soit plus rosé, ne soit plus rosée, plus rosé à cœur | non è più rosa, non sia più rosa
opens | sich öffnen, geöffnet haben, sich geöffnet haben, öffnen | se abran, se abren, abiertos, abiertas | s'ouvrent, soient ouvertes, ouvertes | si aprono, si aprano, si siano aperte, aperte
golden | goldbraun, goldbraune, goldgelb, goldgelbe, goldbrauner, hellbraun | esté dorada, estén doradas, quede dorada, queden doradas, bien dorada, bien doradas, ligeramente dorada, ligeramente doradas, dorada por ambos lados, doradas por ambos lados, dorada y crujiente, doradas y crujientes, dorada y, doradas y, muy dorada | bien doré, bien dorée | ben dorato, ben dorata, doratura
about | ca, circa, etwa, ungefähr, je, jeweils, rund | aproximadamente, aprox, cada uno, cada una, alrededor de | environ, env, à peu près, chacun, chacune | circa, l'una, l'uno, ciascuno, ciascuna, all'incirca
type | Type, Typ, Größe M, Größe L, Klasse, Gewicht, Sorte | tamaño, tamaño M, tamaño L, peso, calibre, variedad | taille, calibre, poids, type, variété | grandezza, peso, calibro, varietà, misura
waxy | festkochend, festkochende, festkochender, festkochendes, festkochenden, vorwiegend festkochend, vorwiegend festkochende, vorwiegend festkochenden | para cocer | à chair ferme | a pasta soda, a pasta gialla
floury | mehligkochend, mehligkochende, mehligkochenden, mehlig kochend, mehlig kochende | harinosa, harinosas, para puré | à chair farineuse, farineuse, farineuses | farinoso, farinosa, farinose, a pasta bianca
flat leaf | glatt, glatte, glatter, glattes, glatten, glattem | liso, de hoja lisa, de hoja plana | plate, plates | liscio, liscia, lisci, lisce
good quality | hochwertig, hochwertige, hochwertiges, hochwertigen, gute Qualität | de buena calidad, de calidad | de bonne qualité, de qualité | di buona qualità, di qualità
ready made | fertig, fertige, fertiger, fertiges, fertigen, backfertig, küchenfertig, küchenfertige, küchenfertigen, pfannenfertig | listo, lista, listos, listas, preparado para cocinar, ya hecho, ya hecha, comprado | prêt à l'emploi, prête à l'emploi, prêts à l'emploi, tout prêt, toute prête, du commerce | pronto, pronta, pronti, pronte, già pronto, già pronta
boneless | ohne Knochen, ausgelöst, entbeint, grätenfrei, ohne Gräten | sin espinas, deshuesado y limpio | désossé, désossée, désossés, désossées, sans os, sans arêtes | disossato, disossata, disossati, disossate, senza osso, senza lische, spinato, spinata
skinless | ohne Haut, gehäutet, enthäutet | sin piel | sans peau | senza pelle, spellato, spellata
in pieces | in Stücken, in Stücke geschnitten, in mundgerechte Stücke, in mundgerechten Stücken, grob zerteilt, zerzupft | en trozos, en gajos | en morceaux, en tronçons, coupé en morceaux, coupés en tronçons, en quartiers, en bouquets, émietté, émiettée | a pezzetti, a tocchetti, a spicchi, spezzettato, spezzettata, sbriciolato, sbriciolata
in thin slices | in dünnen Scheiben, in feine Scheiben, in Scheiben geschnitten, in Ringe geschnitten, in Ringen, in feinen Ringen, in Röllchen, in feinen Röllchen, in feine Röllchen geschnitten, in Röllchen geschnitten, in Spalten, in Stiften | en láminas, en aros, en rodajas finas, en lonchas finas, en juliana fina | en fines tranches, en lamelles, en tranches fines, en bâtonnets, en allumettes | a fettine, affettato sottile, affettata sottile, a lamelle, a fette sottili, a bastoncini
crushed | gequetscht, gemörsert, zerbröselt, zerbröselte | prensado | - | -
sifted | gesiebt, gesiebte, gesiebtes | tamizado, tamizada, tamizados, tamizadas | tamisé, tamisée, tamisés | setacciato, setacciata, setacciati
lukewarm | handwarm | - | - | -
ice cold | eiskalt, eiskaltes, eiskalte | muy frío, muy fría, helado y frío | glacé d'eau, bien froid, bien froide, très froid, très froide, bien froids | ghiacciato, freddissimo, freddissima, ben freddo
rinsed | abgespült, abgespülte, geputzt, geputzte, geputzter, gesäubert | limpio, limpia, limpios, limpias, enjuagado, enjuagada | rincé, rincée, rincés, rincées, nettoyé, nettoyée, paré, parée | pulito, pulita, puliti, pulite, mondato, mondata, mondati, sciacquato, sciacquati
trimmed | pariert, parierte, geschnitten und geputzt, küchenfertig vorbereitet | recortado, recortada, sin grasa | ébouté, équeuté, équeutés, équeutées, dégraissé, effilé, effilés | spuntato, spuntati, mondate e lavate, eviscerato, eviscerati
whipped | steif geschlagen, steifgeschlagen | a punto de nieve | montés en neige, en neige | montata a neve, montati a neve
strong | - | fuerte, fuertes | fort, forte, forts, fortes, corsé, corsée | forte, forti
tin | - | el molde, un molde | un moule, le moule, du moule, au moule, dans un moule, moule à tarte, moule à gâteau, moule à manqué, moule à cake, moule beurré, moules individuels, moules à muffins, petits moules, moule à charnière, moule rond | uno stampo, lo stampo
baking sheet | Blechs, Backbleche | bandeja de horno, placa de horno | plaque du four | placca da forno, placca
baking dish | Auflaufform, Gratinform, Form einfetten | fuente de horno, fuente, fuente refractaria | plat à gratin, plat allant au four, cocotte allant au four | pirofila, teglia da forno
side | Seite, Seiten, pro Seite, je Seite, von jeder Seite, auf jeder Seite, auf beiden Seiten | lado, lados, por cada lado, por lado, por ambos lados | face, faces, de chaque côté, par face | lato, lati, per lato, su ogni lato, da entrambi i lati
surface | Oberfläche, Rand | superficie, borde, bordes | surface, dessus, bords, bord | superficie, bordo, bordi
thickest part | dickste Stelle, dicksten Stelle | parte más gruesa | partie la plus épaisse | parte più spessa
core | Kern des Fleischs, Kerntemperatur, im Kern, innen, im Inneren | temperatura interior, en el centro, centro, en el interior, por dentro | à cœur, température à cœur, cœur de la viande, à l'intérieur | al cuore, temperatura al cuore, all'interno, al centro
slowly | in dünnem Strahl, im dünnen Strahl, in einem dünnen Strahl | en hilo, en un hilo fino, en hilo fino | en filet, en mince filet, en fin filet | a filo
batch | portionsweise, Portion für Portion, nach und nach | por tandas, en tandas, poco a poco | en plusieurs fois, peu à peu, petit à petit, par petites quantités | poco alla volta, un po' per volta, a più riprese, man mano
rind | Rinde | corteza de queso | croûte de fromage | crosta di formaggio
`
