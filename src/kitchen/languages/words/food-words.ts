/**
 * Names of foods, in the order English | German | Spanish | French | Italian. Several names of a language are
 * separated by commas, and `-` stands where it has none. The English is a phrase that the table of foods or
 * the rules of allergies and diets know. A name stands in one row of its language only; case, accents and
 * umlauts do not matter.
 */
// biome-ignore format: a table reads best with one row per line
export const foodWords = `
# Nut butters and oils
cashew butter | Cashewmus, Cashewbutter | crema de anacardos, crema de anacardo, mantequilla de anacardos | purée de noix de cajou, purée de cajou, beurre de cajou | crema di anacardi, burro di anacardi
hazelnut oil | Haselnussöl | aceite de avellana, aceite de avellanas | huile de noisette, huile de noisettes | olio di nocciole
pistachio butter | Pistaziencreme, Pistazienmus, Pistazienpaste | crema de pistacho, pasta de pistacho | crème de pistache, pâte de pistache, purée de pistache | crema di pistacchio, pasta di pistacchio, crema al pistacchio
tree nut | Schalenfrüchte, Schalenfrucht, Schalenfrüchten, Baumnüsse, Baumnüssen | frutos de cáscara, fruto de cáscara, nueces de árbol, nuez de árbol, frutos secos de cáscara, frutos secos de árbol | fruits à coque, fruit à coque, fruits à coques, noix d'arbre, fruits secs à coque | frutta secca, frutta a guscio, frutto a guscio, frutta in guscio, frutta secca a guscio
# Gluten: wheat, rye, barley, oats, spelt
gluten | Gluten, Klebereiweiß | gluten | gluten | glutine
wheat | Weizen, Weizenkörner | trigo, granos de trigo | blé, blés, froment | frumento, grano, grano tenero
durum wheat | Hartweizen | trigo duro, trigo candeal | blé dur | grano duro
wheat flour | Weizenmehl, Weizenmehle | harina de trigo | farine de blé, farine de froment | farina di frumento, farina di grano, farina di grano tenero, farina di frumento tenero, farina doppio zero
flour | Mehl, Mehle, Mehls, Auszugsmehl, Haushaltsmehl | harina, harinas, harina común, harina corriente, harina blanca | farine, farines, farine blanche, farine fluide | farina, farine, farina bianca, farina manitoba, farina tipo 00, farina tipo 0, farina 00, farina 0
bread flour | Brotmehl | harina de fuerza, harina panificable, harina de panadería | farine à pain, farine de gruau | farina forte, farina per pane, manitoba, farina di forza
cake flour | Kuchenmehl | harina de repostería, harina floja, harina para repostería | farine à gâteaux, farine pâtissière | farina per dolci
self-rising flour | Mehl mit Backpulver | harina leudante, harina con levadura, harina bizcochona | farine à gâteaux avec levure, farine à levure incorporée, farine autolevante, farine fermentante | farina autolievitante
whole wheat flour | Vollkornmehl, Weizenvollkornmehl, Vollkornweizenmehl | harina integral, harina de trigo integral, harina integral de trigo | farine complète, farine intégrale, farine de blé complète, farine de blé complet | farina integrale, farina di frumento integrale, farina di grano integrale
rye | Roggen | centeno | seigle | segale
rye flour | Roggenmehl, Roggenvollkornmehl | harina de centeno | farine de seigle | farina di segale
barley | Gerste, Graupen, Perlgraupen, Rollgerste, Gerstengraupen | cebada, cebada perlada | orge, orge perlé, orge mondé | orzo, orzo perlato, orzo mondo
barley flour | Gerstenmehl | harina de cebada | farine d'orge | farina d'orzo
malt | Malz, Malzextrakt, Gerstenmalz | malta, extracto de malta, malta de cebada | malt, extrait de malt, malt d'orge | malto, estratto di malto, malto d'orzo
oat | Hafer, Haferkörner | avena | avoine | avena
rolled oats | Haferflocken, Haferflocke | copos de avena, avena en hojuelas, avena en copos, hojuelas de avena | flocons d'avoine, flocon d'avoine, gruau d'avoine | fiocchi d'avena, fiocchi di avena
oat flour | Hafermehl | harina de avena | farine d'avoine | farina d'avena, farina di avena
oat bran | Haferkleie | salvado de avena | son d'avoine | crusca d'avena, crusca di avena
spelt | Dinkel, Grünkern, Dinkelkörner | espelta, escanda | épeautre, grand épeautre | spelta
spelt flour | Dinkelmehl, Dinkelvollkornmehl, Grünkernmehl | harina de espelta | farine d'épeautre, farine de grand épeautre | farina di spelta
farro | Emmer, Einkorn, Farro | farro | petit épeautre, engrain, farro | farro, farro perlato
farro flour | Emmermehl, Einkornmehl | harina de farro | farine de petit épeautre | farina di farro
kamut | Kamut, Khorasanweizen | kamut, trigo khorasan | kamut, blé khorasan | kamut, grano khorasan
triticale | Triticale | triticale | triticale | triticale
bulgur | Bulgur, Weizengrütze | bulgur, trigo bulgur | boulgour, bulgur, boulghour | bulgur, bulghur
couscous | Couscous, Kuskus | cuscús, cous cous, couscous | couscous, semoule de couscous | cuscus, cous cous, couscous
israeli couscous | Perlcouscous, Riesencouscous | cuscús perlado, cuscús israelí | couscous perlé, couscous israélien | fregola, fregola sarda, fregula, cous cous perlato
semolina | Grieß, Weichweizengrieß, Hartweizengrieß, Weizengrieß | sémola, sémola de trigo | semoule, semoule de blé, semoule fine | semola, semolino, semola di grano duro, semola rimacinata
freekeh | Freekeh | freekeh | freekeh, frik | freekeh
seitan | Seitan | seitán | seitan | seitan, muscolo di grano
wheat gluten | Weizengluten, Weizeneiweiß, Seitanpulver | gluten de trigo | gluten de blé | glutine di frumento
wheat germ | Weizenkeime, Weizenkeim, Weizenkeimen | germen de trigo | germe de blé, germes de blé | germe di grano
wheat bran | Weizenkleie, Kleie | salvado, salvado de trigo | son de blé | crusca, crusca di frumento, crusca di grano
wheat starch | Weizenstärke | almidón de trigo, almidón trigo | amidon de blé | amido di frumento, amido di grano
breadcrumbs | Paniermehl, Semmelbrösel, Brösel, Bröseln, Weckmehl | pan rallado, pan molido, migas de pan | chapelure, panure, mie de pain | pangrattato, pan grattato, mollica, mollica di pane
panko | Panko, Pankomehl | panko | panko, chapelure panko | panko
bread | Brot, Brote, Broten, Weißbrot, Toastbrot, Bauernbrot, Graubrot, Mischbrot, Brotscheiben, Laugenbrot | pan, panes, pan de molde, pan blanco, pan lactal, pan de barra, pan de pueblo, hogaza | pain, pains, pain de mie, pain de campagne, pain blanc, miche | pane, pani, pane bianco, pancarrè, pan carré, pane in cassetta, pane casereccio
rye bread | Roggenbrot, Schwarzbrot, Pumpernickel | pan de centeno | pain de seigle, pain noir | pane di segale, pane nero
whole wheat bread | Vollkornbrot, Vollkorntoast, Dinkelbrot | pan integral, pan de trigo integral | pain complet, pain intégral | pane integrale
sourdough bread | Sauerteigbrot | pan de masa madre | pain au levain | pane con lievito madre, pane a lievitazione naturale
sourdough | Sauerteig, Anstellgut | masa madre | levain | lievito madre, pasta madre
stale bread | altbackenes Brot, altes Brot, Knödelbrot, Semmelwürfel | pan duro, pan del día anterior | pain rassis, pain dur | pane raffermo, pane secco
toast | Toast, Toastscheiben, Toastscheibe | tostada de pan, pan tostado, tostadas de pan | pain grillé, toasts, tartine grillée | pane tostato, fette tostate
crispbread | Knäckebrot | pan crujiente, pan sueco | pain croustillant, pain suédois, cracotte, cracottes | pane croccante svedese
rusk | Zwieback | biscotes, biscote, pan tostado seco | biscotte, biscottes | fette biscottate, fetta biscottata, freselle, frisella, friselle
baguette | Baguette, Baguettes, Stangenbrot | baguette, baguettes, barra de pan | baguette, baguettes, ficelle | baguette, filone di pane, sfilatino, filone
ciabatta | Ciabatta | chapata | ciabatta | ciabatta
focaccia | Focaccia | focaccia | fougasse, focaccia | focaccia, focacce, schiacciata
bread roll | Brötchen, Semmel, Semmeln, Weckerl, Schrippe, Schrippen, Weggli, Wecken, Laugenbrötchen, Weckle | panecillo, panecillos, bolillo, bolillos, bollo de pan, telera, mollete | petit pain, petits pains | panino di pane, rosetta di pane, michetta, panini di pane, panino all'olio, panini al latte, rosetta
hamburger bun | Burgerbrötchen, Burger Buns, Hamburgerbrötchen | pan de hamburguesa, panes de hamburguesa, pan para hamburguesa | pain à burger, pains à burger, pain à hamburger, pains à hamburger | pane per hamburger, panini per hamburger
brioche | Brioche, Hefezopf, Briochebrötchen | brioche, brioches, pan brioche, pan dulce | brioche, brioches, pain brioché | brioche, pan brioche
croissant | Croissant, Croissants, Hörnchen | cruasán, cruasanes, croissant, croissants, medialuna, medialunas | croissant, croissants | cornetto, cornetti, croissant
pita | Pita, Pitabrot, Fladenbrot, Fladenbrote, Pitabrote | pan de pita, pita, pan árabe | pain pita, pita, pitas | pane pita, pita, pane arabo
naan | Naan, Naanbrot, Nan-Brot | pan naan, naan | naan, pain naan | pane naan, naan
flour tortilla | Tortilla, Tortillas, Weizentortilla, Weizentortillas, Tortillafladen, Wrap, Wraps | tortilla de harina, tortillas de harina, tortilla de trigo, tortillas de trigo, tortillas para fajitas | tortilla, tortillas, galette de blé, tortilla de blé, tortillas de blé, wraps | tortilla di grano, tortillas di grano, piadina, piadine, piada
corn tortilla | Maistortilla, Maistortillas | tortilla de maíz, tortillas de maíz | tortilla de maïs, tortillas de maïs | tortilla di mais, tortillas di mais
bagel | Bagel, Bagels | bagel, bagels | bagel, bagels | bagel
crouton | Croutons, Brotwürfel, Crouton | picatostes, crutones, croutons, cuscurros, picatoste | croûtons, croûton | crostini di pane, crostoni, crostini, crostino
pretzel | Brezel, Brezeln, Breze, Brezen, Laugenbrezel, Laugengebäck, Salzbrezeln, Salzstangen, Brezn | pretzel, pretzels | bretzel, bretzels | brezel, salatini
breadstick | Grissini, Brotstangen | colines, palitos de pan, picos | gressins, gressin, grissini | grissini, grissino, taralli, tarallini
matzo | Matze, Mazze, Matzen | pan ácimo, matzá | pain azyme, matza | pane azzimo, azzime
bun | Dampfnudel, Milchbrötchen, Rosinenbrötchen | bollo, bollos | pain au lait, pains au lait | panino al latte, maritozzo
cracker | Cracker, Kräcker, Salzgebäck, Kekscracker | galletas saladas, galleta salada, crackers | crackers, cracker, biscuits salés, biscuits apéritifs | cracker, crackers
cookie | Keks, Kekse, Keksen, Plätzchen, Gebäck, Guetzli, Butterkeks, Butterkekse | galleta, galletas, galletitas, galletita, galletas maría, pastas de té | biscuit, biscuits, petits-beurre, petit-beurre, cookies, sablés, sablé | biscotto, biscotti, frollini, frollino, biscotti secchi
ladyfinger | Löffelbiskuit, Löffelbiskuits, Biskotten | bizcochos de soletilla, soletillas, vainillas, bizcocho de soletilla, melindros | biscuits à la cuillère, boudoir, boudoirs, biscuit à la cuillère | savoiardi, savoiardo, pavesini
speculoos | Spekulatius | speculoos, galletas speculoos | spéculoos, spéculos | speculoos
amaretti | Amaretti, Makronen | amaretti | amaretti, macarons aux amandes | amaretti, amaretto biscotto
wafer | Waffelröllchen, Oblaten, Oblate, Eiswaffeln, Eiswaffel | barquillo, barquillos, obleas, oblea | gaufrette, gaufrettes | cialda, cialde, wafer
sponge cake | Biskuit, Biskuitboden, Tortenboden, Biskuitteig | bizcochuelo, masa de bizcocho, plancha de bizcocho | génoise, biscuit génoise, gâteau de Savoie | pan di Spagna
puff pastry | Blätterteig, Butterblätterteig | hojaldre, masa de hojaldre, lámina de hojaldre, masa hojaldrada | pâte feuilletée, pâtes feuilletées | pasta sfoglia, sfoglia di pasta, pasta sfoglia rotonda, sfoglia
pie crust | Mürbeteig, Mürbteig, Quicheteig | masa quebrada, masa brisa, masa para tarta, masa brisé, pasta brisa | pâte brisée, pâte sablée, pâte à tarte, pâtes brisées, fond de tarte | pasta frolla, pasta brisée, pasta brisé, pastafrolla, frolla
phyllo pastry | Filoteig, Yufka, Yufkateig, Strudelteig, Phylloteig | masa filo, pasta filo | pâte filo, pâte phyllo, feuilles de brick, feuille de brick, feuilles de filo | pasta fillo, pasta phyllo, pasta filo
pizza dough | Pizzateig, Pizzaboden | masa de pizza, masa para pizza, base de pizza, prepizza | pâte à pizza, pâtes à pizza | impasto per pizza, pasta per pizza, impasto pizza, base per pizza
choux pastry | Brandteig, Windbeutel | masa choux, pasta choux, petisús | pâte à choux, choux à la crème | pasta choux, pasta bignè, bignè
bread dough | Hefeteig, Germteig | masa de levadura, masa de pan, masa leudada | pâte levée, pâte à pain | pasta lievitata, impasto per pane, pasta per pane, pasta di pane
wonton wrapper | Wan-Tan-Blätter, Wan-Tan-Teig, Gyozateig, Wantanblätter, Wontonblätter | obleas de wonton, masa wonton, obleas para empanadillas, tapas de empanadas, obleas para empanadas | feuilles à raviolis, pâte à raviolis, pâte à wonton, feuilles de wonton | sfoglie per wonton, sfoglia per gyoza
granola | Müsli, Granola, Knuspermüsli | muesli, granola | muesli, granola | muesli, granola
corn flakes | Cornflakes | copos de maíz, cereales de maíz, hojuelas de maíz | corn flakes, pétales de maïs, flocons de maïs | fiocchi di mais, cornflakes
breakfast cereal | Cerealien, Frühstückscerealien, Frühstücksflocken, Getreideflocken | cereales, cereales de desayuno | céréales, céréales du petit déjeuner | cereali per la colazione, cereali da colazione, cereali
pasta | Nudel, Nudeln, Teigwaren, Pasta, Hartweizennudeln | pasta, pasta alimenticia, pastas, fideuá | pâtes, pâtes alimentaires, pâtes sèches | pasta, pasta secca, pasta di semola, pasta corta
fresh pasta | frische Nudeln, frische Pasta, Eiernudeln, Eierteigwaren | pasta fresca, pasta al huevo, pasta de huevo | pâtes fraîches, pâtes aux œufs, pâtes fraîches aux œufs | pasta fresca, pasta all'uovo, pasta fresca all'uovo, sfoglia all'uovo
whole wheat pasta | Vollkornnudeln, Vollkornpasta, Vollkornspaghetti, Dinkelnudeln | pasta integral, espaguetis integrales | pâtes complètes, pâtes intégrales, spaghetti complets | pasta integrale, spaghetti integrali
egg noodle | Spätzle, Spätzli, Mie-Nudeln, Mienudeln, Bandnudeln, Knöpfle, Eierspätzle | fideos de huevo, tallarines de huevo, fideos al huevo, tallarines chinos, tallarines al huevo | nouilles aux œufs, spaetzle, nouilles chinoises, spätzle | noodles all'uovo, spätzle, tagliolini all'uovo, tagliatelle all'uovo
noodle | Suppennudeln, Fadennudeln, asiatische Nudeln, Reibnudeln, Bandnudel, Asianudeln | fideos, fideo, noodles, fideos chinos | nouilles, nouille, vermicelles | noodles, noodle, spaghetti cinesi
spaghetti | Spaghetti, Spagetti, Spaghettini, Bucatini | espaguetis, espagueti, spaghetti, espaguettis, cabello de ángel | spaghetti, spaghettis | spaghetti, spaghettini, bucatini, vermicelli, capellini
penne | Penne | macarrones penne, penne, plumas | penne | penne, pennette, mezze penne
macaroni | Makkaroni, Hörnchennudeln, Hörnli | macarrones, macarrón, coditos | macaroni, macaronis, coquillettes, coquillette | maccheroni, sedani, ditalini, tubetti
rigatoni | Rigatoni | rigatoni | rigatoni | rigatoni, paccheri, mezze maniche, tortiglioni
fusilli | Fusilli, Spiralnudeln, Spirelli | espirales, fusilli, hélices, tirabuzones | fusilli, torsades | fusilli, eliche
farfalle | Farfalle, Schmetterlingsnudeln | farfalle, lazos, pajaritas | farfalle, papillons | farfalle
fettuccine | Fettuccine, Tagliatelle, Pappardelle | tallarines, cintas, fettuccine, tagliatelle, tallarín | tagliatelles, tagliatelle, fettuccine, pappardelle | tagliatelle, fettuccine, pappardelle, tagliolini, taglierini, fettucine
linguine | Linguine | linguine, linguini | linguine, linguines | linguine, trenette, bavette di pasta
orzo | Kritharaki, Reisnudeln griechisch, Reisnudeln Orzo | risoni, orzo, pasta de arroz griega, pasta orzo | risoni, orzo, pâtes en grains, langues d'oiseau, pâtes risoni | risoni, puntine
lasagna sheet | Lasagneplatten, Lasagneplatte, Lasagneblätter, Lasagneblättern, Lasagnenudeln | láminas de lasaña, placas de lasaña, lámina de lasaña, pasta para lasaña | feuilles de lasagne, feuilles de lasagnes, plaques de lasagne, plaques de lasagnes | sfoglie per lasagne, fogli di lasagne, sfoglia per lasagne, lasagne secche
cannelloni | Cannelloni | canelones, canelón | cannelloni, cannellonis | cannelloni, cannellone
ravioli | Ravioli, Maultaschen, Maultasche, Schlutzkrapfen | raviolis, ravioli, ravioles | raviolis, raviole, ravioles, ravioli | ravioli, agnolotti, culurgiones, plin
tortellini | Tortellini, Tortelloni | tortellini, tortelini, tortellinis | tortellinis, tortellini | tortellini, tortelloni, cappelletti, anolini
gnocchi | Gnocchi, Schupfnudeln, Kartoffelnocken | ñoquis, gnocchi, ñoqui | gnocchi, gnocchis | gnocchi, gnocchetti, gnocchi di patate
orecchiette | Orecchiette | orecchiette | orecchiette | orecchiette, cavatelli, trofie, strozzapreti
rice noodle | Reisnudeln, Reisnudel, Reisbandnudeln, Glasnudeln aus Reis | fideos de arroz, tallarines de arroz | nouilles de riz, vermicelles de riz, vermicelle de riz, pâtes de riz | spaghetti di riso, noodles di riso, vermicelli di riso, tagliatelle di riso
glass noodle | Glasnudeln, Glasnudel | fideos de cristal, fideos celofán, fideos de soja | vermicelles de soja, nouilles de soja transparentes, vermicelle de soja, nouilles de verre | spaghetti di soia, vermicelli di soia, noodles di soia
udon noodle | Udon, Udonnudeln, Udon-Nudeln | fideos udon, udon | nouilles udon, udon | udon
ramen noodle | Ramen, Ramennudeln, Instantnudeln, Ramen-Nudeln | fideos ramen, ramen, fideos instantáneos | nouilles ramen, ramen, nouilles instantanées | ramen, noodles istantanei
soba noodle | Soba, Sobanudeln, Buchweizennudeln | fideos soba, soba | nouilles soba, soba, nouilles de sarrasin | soba, noodles di grano saraceno, pizzoccheri
gluten free flour | glutenfreies Mehl, Mehl glutenfrei, glutenfreie Mehlmischung, glutenfreiem Mehl | harina sin gluten, mezcla sin gluten | farine sans gluten, mix sans gluten | farina senza glutine, mix senza glutine
gluten free bread | glutenfreies Brot, glutenfreiem Brot | pan sin gluten | pain sans gluten | pane senza glutine
gluten free pasta | glutenfreie Nudeln, glutenfreie Pasta, glutenfreien Nudeln | pasta sin gluten, espaguetis sin gluten | pâtes sans gluten | pasta senza glutine, spaghetti senza glutine
gluten free oats | glutenfreie Haferflocken, glutenfreier Hafer | avena sin gluten, copos de avena sin gluten | flocons d'avoine sans gluten, avoine sans gluten | avena senza glutine, fiocchi d'avena senza glutine
gluten free breadcrumbs | glutenfreies Paniermehl, glutenfreie Semmelbrösel | pan rallado sin gluten | chapelure sans gluten | pangrattato senza glutine
# Crustaceans
crustacean | Krustentier, Krustentiere, Krustentieren, Krebstiere, Krebstier, Krebstieren | crustáceo, crustáceos | crustacé, crustacés | crostaceo, crostacei
seafood | Meeresfrüchte, Meeresfrüchten, Meeresfrucht, Seeigel | marisco y pescado, frutos del mar, frutos de mar, erizo de mar, erizos de mar | fruits de mer, fruit de mer, oursin, oursins | frutti di mare, frutto di mare, riccio di mare, ricci di mare
shellfish | Schalentiere, Schalentier, Schalentieren, Schal- und Krustentiere, Meerestiere, Muscheln und Krebse, Weichtier, Weichtiere, Weichtieren, Mollusken | marisco, mariscos, molusco, moluscos | coquillages et crustacés, coquillage, coquillages, mollusque, mollusques | crostacei e molluschi, mollusco, molluschi
shrimp | Garnele, Garnelen, Shrimp, Shrimps, Krabben, Krabbe, Nordseekrabben, Riesengarnelen, Riesengarnele, Crevetten, Crevette, Gamba, Gambas, Tigergarnelen, Krevetten | gamba, gambas, camarón, camarones, gambón, gambones, carabinero, carabineros, quisquilla, quisquillas, gamba roja, gambas peladas | crevette, crevettes, gambas, gamba, crevettes roses, crevettes grises, bouquet de crevettes | gambero, gamberi, gamberetto, gamberetti, gamberone, gamberoni, mazzancolla, mazzancolle, gambero rosso, gamberi rossi
dried shrimp | getrocknete Garnelen, Garnelenpulver | camarón seco, camarones secos | crevettes séchées | gamberetti essiccati
langoustine | Kaisergranat, Scampi, Scampo, Langustine, Langustinen | langostino, langostinos, cigala, cigalas | langoustine, langoustines, scampi, scampis | scampo, scampi
lobster | Hummer, Hummern, Hummerfleisch, Languste, Langusten, Hummerschwanz | langosta, langostas, bogavante, bogavantes | homard, homards, langouste, langoustes | aragosta, aragoste, astice, astici
crab | Taschenkrebs, Taschenkrebse, Krebs, Krebse, Krebsen, Krebsfleisch, Krabbenfleisch, Königskrabbe | cangrejo, cangrejos, buey de mar, centollo, centolla, centollos, nécora, nécoras, jaiba, jaibas, carne de cangrejo, txangurro | crabe, crabes, tourteau, tourteaux, araignée de mer, chair de crabe, étrille, étrilles, araignée de mar | granchio, granchi, granseola, granceola, polpa di granchio, moeche, moleche
crayfish | Flusskrebs, Flusskrebse, Flusskrebsen, Edelkrebs, Flusskrebsschwänze | cangrejo de río, cangrejos de río, acocil | écrevisse, écrevisses, queues d'écrevisses | gambero di fiume, gamberi di fiume
barnacle | Entenmuscheln, Entenmuschel | percebe, percebes | pouce-pied, pouces-pieds | percebes
shrimp paste | Garnelenpaste, Krabbenpaste, Shrimppaste | pasta de camarones, pasta de gambas, pasta de camarón | pâte de crevettes, pâte de crevette | pasta di gamberi, pasta di gamberetti
shrimp cracker | Krabbenchips, Krupuk, Kroepoek | pan de gambas | chips de crevettes, chips à la crevette | nuvolette di drago, nuvole di drago
shrimp stock | Garnelenfond, Krustentierfond, Hummerfond | caldo de gambas, fumet de marisco, caldo de marisco, caldo de mariscos | bisque de crevettes, fumet de crustacés, fond de crustacés, bouillon de crustacés | bisque di gamberi, brodo di crostacei, fumetto di crostacei
surimi | Surimi, Krebsfleischimitat, Seelachsstäbchen | surimi, palitos de cangrejo, palito de cangrejo, muslitos de mar, gulas, gula | surimi, bâtonnets de surimi, bâtonnet de crabe, bâtonnets de crabe, bâtonnet de surimi | surimi, bastoncini di granchio
# Molluscs
mussel | Muschel, Muscheln, Miesmuschel, Miesmuscheln, Pfahlmuscheln, Muschelfleisch | mejillón, mejillones, choro, choros, cholga | moule, moules, moules de bouchot | cozza, cozze, mitili, peoci, muscoli di mare, muscoli
clam | Venusmuschel, Venusmuscheln, Vongole, Herzmuscheln, Herzmuschel, Schwertmuscheln, Teppichmuscheln | almeja, almejas, berberecho, berberechos, chirla, chirlas, navaja de mar, navajas, coquina, coquinas, macha, machas, navaja | palourde, palourdes, clovisse, clovisses, praire, praires, telline, tellines, couteaux de mer, coque de mer, bucarde, bulot et coques, coques, couteau de mer | vongola, vongole, arselle, telline, tellina, lupini di mare, cannolicchi, cannolicchio, fasolari, tartufi di mare
scallop | Jakobsmuschel, Jakobsmuscheln, Kammmuscheln, Kammmuschel, Pilgermuschel | vieira, vieiras, zamburiña, zamburiñas, ostión del norte | noix de Saint-Jacques, coquille Saint-Jacques, coquilles Saint-Jacques, Saint-Jacques, pétoncle, pétoncles | capasanta, capesante, cappasanta, cappesante, canestrelli di mare
oyster | Auster, Austern | ostra, ostras, ostión, ostiones | huître, huîtres | ostrica, ostriche
squid | Tintenfisch, Tintenfische, Tintenfischen, Kalmar, Kalmare, Kalmaren, Calamari, Calamaretti, Tintenfischringe, Sepia, Sepien, Calamares | calamar, calamares, chipirón, chipirones, pota, potas, sepia, sepias, jibia, jibias, choco de mar, chocos, puntillas | calamar, calamars, encornet, encornets, seiche, seiches, chipiron, chipirons, supion, supions, blanc de seiche, calmar, calmars | calamaro, calamari, seppia, seppie, totano, totani, calamaretti, calamaretto, moscardini, moscardino, seppioline
octopus | Oktopus, Krake, Kraken, Pulpo, Oktopusse | pulpo, pulpos, pulpito, pulpitos | poulpe, poulpes, pieuvre, pieuvres | polpo, polpi, piovra, polipo, polpetti
squid ink | Sepiatinte, Tintenfischtinte | tinta de calamar, tinta de sepia | encre de seiche, encre de calamar | nero di seppia
snail | Weinbergschnecke, Weinbergschnecken, Schnecken, Schnecke | caracol, caracoles | escargot, escargots, bulot, bulots, bigorneau, bigorneaux | lumaca, lumache, chiocciola, chiocciole, lumachine
abalone | Seeohr, Abalone, Abalonen | abulón, oreja de mar, loco chileno, abalón | ormeau, ormeaux | abalone, orecchia di mare
oyster sauce | Austernsauce, Austernsoße | salsa de ostras, salsa de ostiones | sauce d'huître, sauce aux huîtres, sauce huître, sauce d'huîtres | salsa di ostriche
mixed seafood | Meeresfrüchtemischung, Meeresfrüchte-Mix | mezcla de mariscos, cóctel de mariscos, preparado de paella | cocktail de fruits de mer, mélange de fruits de mer | misto mare, misto di mare, misto di frutti di mare
# Fish
fish | Fisch, Fische, Fischen, Fischs, Fisches, Fischfilet, Fischfilets, Weißfisch, Seefisch, Speisefisch | pescado, pescados, pez, peces, pescado blanco, pescadito, pescaditos, filete de pescado | poisson, poissons, poisson blanc, filet de poisson, filets de poisson | pesce, pesci, pesce bianco, filetti di pesce, filetto di pesce, pesciolini
salmon | Lachs, Lachse, Lachsfilet, Lachsfilets, Wildlachs, Lachssteak | salmón, salmones, lomo de salmón, lomos de salmón | saumon, saumons, pavé de saumon, pavés de saumon, filet de saumon | salmone, salmoni, trancio di salmone, tranci di salmone, filetto di salmone
smoked salmon | Räucherlachs, geräucherter Lachs, Graved Lachs, Graflachs, geräuchertem Lachs, Stremellachs | salmón ahumado, salmón marinado | saumon fumé, saumon gravlax, gravlax | salmone affumicato, salmone marinato
canned salmon | Lachs aus der Dose, Dosenlachs | salmón en lata, salmón enlatado | saumon en boîte, saumon en conserve | salmone in scatola
tuna | Thunfisch, Thunfische, Tunfisch, Dosenthunfisch, Thunfisch aus der Dose, Thon, Thun | atún, atunes, atún en lata, atún en conserva, atún en aceite, bonito del norte, ventresca, bonito | thon, thons, thon en boîte, thon au naturel, thon à l'huile, thon en conserve | tonno, tonni, tonno in scatola, tonno sott'olio, tonno al naturale, ventresca di tonno
tuna steak | Thunfischsteak, Thunfischsteaks, frischer Thunfisch, Thunfischfilet | atún fresco, filete de atún, lomo de atún, atún rojo | steak de thon, thon frais, thon rouge, thon albacore | tonno fresco, trancio di tonno, bistecca di tonno, filetto di tonno
cod | Kabeljau, Dorsch, Kabeljaufilet, Kabeljaufilets, Skrei, Dorschfilet | bacalao, bacalao fresco, lomo de bacalao, lomos de bacalao, bacalaos | cabillaud, morue fraîche, dos de cabillaud, skrei, cabillauds | merluzzo, merluzzi, filetto di merluzzo, filetti di merluzzo, nasello, naselli
salt cod | Stockfisch, Klippfisch, Bacalhau | bacalao salado, bacalao desalado | morue, morue salée, morue dessalée, brandade, stockfisch | baccalà, stoccafisso, baccalà ammollato, stocco
haddock | Schellfisch, Schellfischfilet | eglefino, abadejo ahumado | haddock, églefin, aiglefin | eglefino
pollock | Seelachs, Alaska-Seelachs, Köhler, Seelachsfilet, Pollack, Seelachsfilets, Pangasius, Pangasiusfilet | abadejo, carbonero, fogonero, panga | lieu noir, lieu jaune, colin, colin d'Alaska, lieu, panga | merluzzo dell'Alaska, pollack, pangasio
hake | Seehecht, Hechtdorsch | merluza, merluzas, pescadilla, pescadillas, lomo de merluza, pijota | merlu, merlan, merlans, merluchon | merluzzo nasello, merluzzo argentato
halibut | Heilbutt, Heilbuttfilet, Steinbutt | fletán, halibut, rodaballo | flétan, turbot | halibut, ippoglosso, rombo, rombo chiodato
sole | Seezunge, Scholle, Schollen, Schollenfilet, Seezungen, Rotzunge, Flunder | lenguado, lenguados, gallo de mar, platija, acedía | sole, soles, limande, limandes, carrelet, plie | sogliola, sogliole, platessa, filetti di platessa
sea bass | Wolfsbarsch, Seebarsch, Loup de Mer | lubina, lubinas, róbalo, corvina, mero | bar, bars de ligne, loup de mer, mérou, bar de ligne, filet de bar | branzino, branzini, spigola, spigole, cernia, ombrina
sea bream | Dorade, Doraden, Goldbrasse, Goldbrassen, Brasse, Meerbrasse | dorada, doradas, besugo, sargo | daurade, daurades, dorade, dorades, pageot | orata, orate, dentice, pagello, sarago
snapper | Rotbarsch, Rotbarschfilet, Goldbarsch, Schnapper | pargo, huachinango, cabracho, gallineta | vivaneau, sébaste, rascasse, rouget, rougets | scorfano, triglia, triglie, dentice rosso
perch | Barsch, Flussbarsch, Zander, Zanderfilet, Egli, Eglifilet, Viktoriabarsch | perca, percas, lucioperca | perche, perches, sandre, perche du Nil | persico, pesce persico, lucioperca
pike | Hecht | lucio | brochet, quenelles de brochet | luccio
carp | Karpfen | carpa, carpas | carpe, carpes | carpa, carpe
trout | Forelle, Forellen, Forellenfilet, Lachsforelle, Saibling, Saiblinge | trucha, truchas, trucha asalmonada | truite, truites, truite saumonée, omble chevalier | trota, trote, trota salmonata, salmerino
smoked trout | Räucherforelle, geräucherte Forelle, geräucherte Forellenfilets | trucha ahumada | truite fumée | trota affumicata
mackerel | Makrele, Makrelen, Makrelenfilet | caballa, caballas, jurel, jureles, verdel, macarela | maquereau, maquereaux | sgombro, sgombri, sgombro sott'olio
smoked mackerel | geräucherte Makrele, Räuchermakrele | caballa ahumada | maquereau fumé | sgombro affumicato
herring | Hering, Heringe, Heringen, Matjes, Bismarckhering, Rollmops, Rollmöpse, Bückling, Matjesfilet, Heringsfilet, Brathering | arenque, arenques | hareng, harengs, hareng fumé, rollmops | aringa, aringhe, aringa affumicata
sardine | Sardine, Sardinen, Ölsardinen, Sprotten, Sprotte, Ölsardine | sardina, sardinas, sardinillas, espadín | sardine, sardines, sprat, sprats | sardina, sardine, sarda, sarde, papaline
anchovy | Sardelle, Sardellen, Sardellenfilet, Sardellenfilets, Anchovis, Sardellenpaste, Anchovispaste, Anchovi, Sardellenfilets in Öl, Sardellen in Öl | anchoa, anchoas, boquerón, boquerones, pasta de anchoas, filetes de anchoa, anchoveta, anchoas en aceite, filetes de anchoa en aceite, anchoas en salazón | anchois, filets d'anchois, pâte d'anchois, filet d'anchois, crème d'anchois, anchoïade, pissalat, filets d'anchois à l'huile, anchois au sel, anchois à l'huile | acciuga, acciughe, alice, alici, filetti di acciuga, pasta di acciughe, filetti d'acciuga, filetti di alici, pasta d'acciughe, acciughe sotto sale, acciughe sott'olio, alici sott'olio, filetti di acciuga sott'olio, filetti di acciughe sott'olio
monkfish | Seeteufel, Lotte, Seeteufelfilet | rape, rapes, cola de rape | lotte, baudroie, queue de lotte | rana pescatrice, coda di rospo, code di rospo
swordfish | Schwertfisch, Schwertfischsteak | pez espada, emperador | espadon | pesce spada, spada
shark | Hai, Haifisch, Schillerlocke, Schillerlocken, Haifischsteak | tiburón, cazón, tollo, marrajo, tintorera | requin, roussette, saumonette | squalo, palombo, verdesca
skate | Rochen, Rochenflügel | raya, rayas | raie, aile de raie, ailes de raie | razza pesce, razza chiodata, razza
eel | Aal, Aale, Räucheraal, Aalfilet | anguila, anguilas, anguila ahumada, congrio, angulas, angula | anguille, anguilles, anguille fumée, congre | anguilla, anguille, capitone, grongo
catfish | Wels, Waller, Welsfilet | bagre, siluro, pez gato, pangasius | silure, poisson-chat | pesce gatto, siluro
tilapia | Tilapia | tilapia, mojarra | tilapia | tilapia
whitebait | Weißfischchen, Stint, Stinte | chanquetes, pescaíto frito, morralla | petite friture, éperlan, éperlans, blanchaille | bianchetti, neonata, latterini, rossetti
sturgeon | Stör | esturión | esturgeon | storione
mullet | Meeräsche, Meerbarbe, Rotbarbe, Meerbarben, Rotbarben | lisa, salmonete, salmonetes, mújol | mulet, rouget barbet, rougets barbets | cefalo, muggine
fish roe | Fischrogen, Rogen, Kaviar, Lachskaviar, Forellenkaviar, Forellenrogen, Keta-Kaviar | huevas, hueva, huevas de pescado, caviar, huevas de salmón, huevas de lumpo, mojama | œufs de poisson, caviar, œufs de saumon, œufs de lump, œufs de truite, tarama, poutargue | uova di pesce, caviale, uova di lompo, uova di salmone, bottarga, uova di trota
fish stick | Fischstäbchen, Fischstäbchens | palitos de pescado, palitos de merluza, varitas de merluza, varitas de pescado | bâtonnets de poisson, bâtonnet de poisson, poisson pané | bastoncini di pesce, bastoncino di pesce
fish stock | Fischfond, Fischbrühe, Fischsud | caldo de pescado, fumet de pescado, fumet | fumet de poisson, fond de poisson, bouillon de poisson, court-bouillon de poisson | brodo di pesce, fumetto di pesce, fumetto
fish sauce | Fischsauce, Fischsoße, Nam Pla | salsa de pescado, nam pla | sauce poisson, nuoc-mâm, sauce de poisson, sauce nuoc-mâm | salsa di pesce, colatura di alici, colatura
bonito flake | Bonitoflocken, Katsuobushi | copos de bonito, katsuobushi | flocons de bonite, bonite séchée, katsuobushi | fiocchi di bonito, katsuobushi, tonnetto essiccato
dashi | Dashi | dashi, caldo dashi | dashi, bouillon dashi | dashi, brodo dashi
worcestershire sauce | Worcestersauce, Worcestershiresauce, Worcestersoße, Worcester-Sauce | salsa Worcestershire, salsa inglesa, salsa Perrins, salsa Worcester | sauce Worcestershire, sauce Worcester, sauce anglaise | salsa Worcestershire, salsa Worcester
# Eggs
egg | Ei, Eier, Eiern, Eis Größe M, Hühnerei, Hühnereier, Bio-Ei, Bio-Eier, Bioeier, Eiermasse, Vollei | huevo, huevos, huevos camperos, huevo de gallina, blanquillo, blanquillos | œuf, œufs | uovo, uova, ovetto, ovetti, uovo intero, uova intere
egg yolk | Eigelb, Eigelbe, Eidotter, Dotter, Eigelben | yema, yemas, yema de huevo, yemas de huevo | jaune d'œuf, jaunes d'œufs, jaunes d'œuf, jaune d'œufs | tuorlo, tuorli, tuorlo d'uovo, tuorli d'uovo, rosso d'uovo, rossi d'uovo
egg white | Eiweiß, Eiklar, Eiweiße, Eischnee | clara, claras, clara de huevo, claras de huevo, claras a punto de nieve | blanc d'œuf, blancs d'œufs, blancs en neige, blancs d'œuf, blanc d'œufs | albume, albumi, chiara d'uovo, chiare d'uovo, bianco d'uovo, bianchi d'uovo
hard-boiled egg | hartgekochte Eier, hartgekochtes Ei, gekochtes Ei, gekochte Eier, hart gekochte Eier, hartgekochten Eiern | huevo duro, huevos duros, huevo cocido, huevos cocidos | œuf dur, œufs durs | uovo sodo, uova sode
poached egg | pochiertes Ei, pochierte Eier, verlorene Eier | huevo escalfado, huevos escalfados, huevo poché | œuf poché, œufs pochés | uovo in camicia, uova in camicia
scrambled egg | Rührei, Rühreier, Eierspeise | huevos revueltos, huevo revuelto, revuelto de huevo | œufs brouillés | uova strapazzate, uovo strapazzato
fried egg | Spiegelei, Spiegeleier, Spiegeleiern | huevo frito, huevos fritos, huevo estrellado, huevos estrellados | œuf au plat, œufs au plat, œuf sur le plat | uovo al tegamino, uova al tegamino, uovo fritto, uova all'occhio di bue, uovo all'occhio di bue
soft-boiled egg | weichgekochtes Ei, weichgekochte Eier, wachsweiches Ei | huevo pasado por agua, huevos pasados por agua, huevo mollet | œuf à la coque, œufs à la coque, œuf mollet, œufs mollets | uovo alla coque, uova alla coque, uovo barzotto
quail egg | Wachtelei, Wachteleier, Wachteleiern | huevo de codorniz, huevos de codorniz | œuf de caille, œufs de caille | uovo di quaglia, uova di quaglia
duck egg | Entenei, Enteneier | huevo de pato, huevos de pato | œuf de cane, œufs de cane | uovo di anatra, uova di anatra, uovo d'anatra, uova d'anatra
egg powder | Eipulver, Volleipulver, Eiweißpulver aus Ei, Trockenei | huevo en polvo, albúmina | œuf en poudre, poudre d'œuf, albumine | uova in polvere, albumina, uovo in polvere
mayonnaise | Mayonnaise, Majonäse, Mayo, Majo | mayonesa, mahonesa, mayo | mayonnaise, mayo | maionese, majonese
aioli | Aioli, Allioli | alioli, ajoaceite, ajiaceite | aïoli, rouille, ailloli | aioli, salsa aioli
hollandaise sauce | Sauce hollandaise, Hollandaise, holländische Sauce, Sauce béarnaise, Soße hollandaise | salsa holandesa, salsa bearnesa | sauce hollandaise, hollandaise, sauce béarnaise, béarnaise | salsa olandese, salsa bernese
meringue | Baiser, Baisers, Meringue, Meringues, Meringen | merengue, merengues | meringue, meringues | meringa, meringhe
egg substitute | Ei-Ersatz, Eiersatz | sustituto de huevo, sustituto del huevo | substitut d'œuf | sostituto dell'uovo
# Peanuts
peanut | Erdnuss, Erdnüsse, Erdnüssen, Erdnuesse, Erdnuessen, Erdnusskerne | cacahuete, cacahuetes, cacahuate, cacahuates, maní, maníes, manises, cacahué, cacahués | cacahuète, cacahuètes, cacahouète, cacahouètes, arachide, arachides, pistache de terre | arachide, arachidi, nocciolina americana, noccioline americane, noccioline, nocciolina, bagigi, spagnolette
peanut butter | Erdnussbutter, Erdnussmus, Erdnusscreme, Erdnusspaste | mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, crema de cacahuate, pasta de cacahuete, pasta de cacahuate, manteca de maní, mantequilla de cacahuate, crema de maní, pasta de maní, crema de cacahuetes | beurre de cacahuète, beurre de cacahuètes, beurre d'arachide, beurre d'arachides, pâte d'arachide, purée de cacahuètes, purée de cacahuète, purée d'arachide, crème de cacahuète, beurre de cacahouète | burro di arachidi, burro d'arachidi, crema di arachidi, pasta di arachidi, crema d'arachidi
peanut oil | Erdnussöl, Erdnussoel | aceite de cacahuete, aceite de maní, aceite de cacahuate | huile d'arachide, huile d'arachides, huile de cacahuète | olio di arachidi, olio di semi di arachidi, olio di semi di arachide, olio d'arachidi, olio di arachide
peanut sauce | Erdnusssauce, Erdnusssoße, Satésauce, Saté-Sauce, Erdnuss-Sauce, Sataysauce, Satay-Sauce, Saté-Soße | salsa de cacahuete, salsa de cacahuate, salsa de maní, salsa satay | sauce cacahuète, sauce aux cacahuètes, sauce satay, sauce saté, sauce d'arachide | salsa di arachidi, salsa satay, salsa alle arachidi
peanut flour | Erdnussmehl | harina de cacahuete, harina de maní, harina de cacahuate, cacahuete en polvo | farine d'arachide, poudre de cacahuète, poudre d'arachide | farina di arachidi
peanut brittle | Erdnussflips, Erdnusskrokant, Erdnussriegel | palanqueta de cacahuate, turrón de maní | nougatine de cacahuètes, croquant aux cacahuètes | croccante di arachidi
# Soy
soy | Soja, Sojaprodukte, Sojaeiweiß, Sojaprotein, Soya | soja, soya, proteína de soja, proteína de soya | soja, protéines de soja, protéine de soja | soia, proteine della soia, proteine di soia, soja
soya bean | Sojabohne, Sojabohnen | haba de soja, habas de soja, grano de soja, frijol de soya, frijoles de soya | graine de soja, graines de soja, fève de soja, haricots de soja | fagioli di soia, semi di soia, fagiolo di soia
edamame | Edamame | edamame, vainas de soja, edamames | edamame, edamames | edamame
tofu | Tofu, Räuchertofu, Naturtofu, Sojaquark, Tofus | tofu, queso de soja | tofu, fromage de soja | tofu, formaggio di soia
smoked tofu | geräucherter Tofu | tofu ahumado | tofu fumé | tofu affumicato
silken tofu | Seidentofu | tofu sedoso, tofu blando, tofu suave, tofu silken | tofu soyeux | tofu vellutato, tofu setoso, silken tofu, tofu silken
tempeh | Tempeh, Tempe | tempeh, tempe | tempeh | tempeh
soya mince | Sojagranulat, Sojahack, Sojaschnetzel, Sojageschnetzeltes, Sojahackfleisch, veganes Hack, veganes Hackfleisch | soja texturizada, soya texturizada, carne de soja, carne de soya | protéines de soja texturées, PST, soja texturé, haché végétal | soia disidratata, granulare di soia, macinato di soia, bocconcini di soia, soia granulare
soy sauce | Sojasauce, Sojasoße, Shoyu, Soja-Sauce | salsa de soja, salsa de soya, sillao, salsa china, sillau | sauce soja, sauce de soja, sauce soya, sauce au soja | salsa di soia, salsa soia, salsa di soja
tamari | Tamari | tamari | tamari | tamari
barley miso | Gerstenmiso, Mugi-Miso, Gersten-Miso | miso de cebada, pasta de miso de cebada | miso d'orge, pâte de miso d'orge | miso d'orzo, pasta di miso d'orzo
miso paste | Miso, Misopaste | miso, pasta de miso | miso, pâte de miso | miso, pasta di miso
soy milk | Sojamilch, Sojadrink, Pflanzenmilch, pflanzliche Milch, Pflanzendrink, vegane Milch, Soja-Drink | leche de soja, bebida de soja, leche de soya, leche vegetal, bebida vegetal, bebida de soya | lait de soja, boisson au soja, boisson de soja, lait végétal, boisson végétale | latte di soia, bevanda di soia, latte vegetale, bevanda vegetale, bevanda alla soia
soy yogurt | Sojajoghurt, Sojaghurt, veganer Joghurt, Sojagurt | yogur de soja, yogur de soya, yogur vegetal | yaourt au soja, yaourt de soja, yaourt végétal, yaourt soja | yogurt di soia, yogurt vegetale
soy cream | Sojasahne, Sojacreme, Soja Cuisine, vegane Sahne, pflanzliche Sahne, Pflanzensahne, Sojacuisine | nata de soja, crema de soja, nata vegetal, crema vegetal, crema de soya | crème de soja, crème soja, crème végétale, soja cuisine | panna di soia, panna vegetale
soy flour | Sojamehl | harina de soja, harina de soya | farine de soja | farina di soia
soybean oil | Sojaöl | aceite de soja, aceite de soya | huile de soja | olio di soia, olio di semi di soia
soy lecithin | Sojalecithin, Lecithin | lecitina de soja, lecitina, lecitina de soya | lécithine de soja, lécithine | lecitina di soia, lecitina
# Tree nuts
nut | Nuss, Nüsse, Nüssen, Nuesse, Nuessen, Nusskerne, Nussmischung, Studentenfutter, gehackte Nüsse, gemahlene Nüsse | nuez, nueces, frutos secos, fruto seco, frutas secas, fruta seca | noix, fruits secs, fruit sec, noix mélangées, mélange de noix, fruit sec oléagineux, fruits secs oléagineux | noce, noci, frutta secca mista
nut butter | Nussmus, Nussbutter, Nusscreme | crema de frutos secos, mantequilla de frutos secos, mantequilla de nueces | purée d'oléagineux, beurre de noix, purée de noix | burro di frutta secca, crema di frutta secca
nut flour | gemahlene Nusskerne, Nussmehl | harina de frutos secos | poudre de noix | farina di noci, farina di frutta secca
almond | Mandel, Mandeln, Mandelkerne, Mandelblättchen, Mandelstifte, Mandelsplitter | almendra, almendras, almendra laminada, almendras laminadas, almendras fileteadas | amande, amandes, amandes effilées, amandes entières, amande effilée | mandorla, mandorle, mandorle a lamelle, lamelle di mandorle, mandorle in scaglie
ground almond | gemahlene Mandeln, gemahlenen Mandeln, Mandelgrieß, gemahlene Mandel | almendra molida, almendras molidas | poudre d'amande, poudre d'amandes, amandes en poudre, amandes moulues, amande en poudre | mandorle tritate, mandorle macinate, mandorle in polvere
almond flour | Mandelmehl | harina de almendra, harina de almendras | farine d'amande, farine d'amandes | farina di mandorle, farina di mandorla
almond milk | Mandelmilch, Mandeldrink | leche de almendras, leche de almendra, bebida de almendras, bebida de almendra | lait d'amande, lait d'amandes, boisson aux amandes, boisson amande, boisson à l'amande | latte di mandorla, latte di mandorle, bevanda di mandorla, bevanda alla mandorla, bevanda alle mandorle
almond butter | Mandelmus, Mandelbutter, Mandelcreme | crema de almendras, mantequilla de almendras, mantequilla de almendra, crema de almendra | purée d'amandes, purée d'amande, beurre d'amande, beurre d'amandes | burro di mandorle, crema di mandorle
almond extract | Bittermandelaroma, Bittermandel, Bittermandelöl, Mandelaroma, Mandelextrakt | extracto de almendra, esencia de almendra, aroma de almendra | extrait d'amande amère, extrait d'amande, arôme amande amère, extrait d'amandes amères, arôme d'amande amère | aroma di mandorla, essenza di mandorla, estratto di mandorla, mandorle amare, essenza di mandorle amare
almond oil | Mandelöl | aceite de almendra, aceite de almendras | huile d'amande, huile d'amande douce | olio di mandorle
marzipan | Marzipan, Marzipanrohmasse, Mandelsulz, Persipan | mazapán, mazapanes | massepain, pâte d'amande, pâte d'amandes, calisson, calissons | marzapane, pasta di mandorle, pasta reale, frutta martorana
hazelnut | Haselnuss, Haselnüsse, Haselnüssen, Haselnuesse, Haselnusskerne | avellana, avellanas | noisette, noisettes | nocciola, nocciole, nocciole tostate, granella di nocciole
chocolate hazelnut spread | Nuss-Nougat-Creme, Nussnougatcreme, Nutella, Nuss-Nugat-Creme, Schokocreme, Schokoladenaufstrich, Haselnusscreme | crema de cacao y avellanas, Nutella, crema de avellanas, Nocilla, crema de cacao, crema de chocolate y avellanas | pâte à tartiner, Nutella, pâte à tartiner aux noisettes, pâte à tartiner chocolat noisette, purée de noisettes | crema di nocciole, Nutella, crema spalmabile, crema spalmabile alle nocciole, crema gianduia, pasta di nocciole
gianduja | Nougat, Nugat, Nussnougat, Gianduja, Nougatmasse | gianduja, chocolate con avellanas | gianduja, chocolat aux noisettes, chocolat noisettes | gianduia, gianduja, gianduiotti, cioccolato alle nocciole
praline | Krokant, Praline, Pralinen, Haselnusskrokant | praliné, pralinés, crocante de almendra, garrapiñadas, almendras garrapiñadas, crocante, guirlache | praliné, pralin, pralines, nougatine | pralinato, pralina, praline, croccante di mandorle, croccante di mandorle, croccante alle mandorle, croccante di nocciole
turron | Turron, weißer Nougat, türkischer Honig | turrón, turrones, turrón de Jijona | nougat, nougats, nougat de Montélimar, touron | torrone, torroni, torroncini, cubaita
frangipane | Frangipane, Mandelcremefüllung | frangipane, crema frangipane | frangipane, crème d'amande, crème d'amandes | frangipane, crema frangipane
walnut | Walnuss, Walnüsse, Walnüssen, Walnuesse, Walnusskerne, Baumnuss | nuez de Castilla, nueces de Castilla, nuez de nogal, nueces de nogal | cerneaux de noix, noix de Grenoble, cerneau de noix, noix du Périgord, cerneaux, noix commune | gherigli di noce, gherigli di noci, gheriglio di noce, noci sgusciate, gherigli
walnut oil | Walnussöl, Nussöl | aceite de nuez, aceite de nueces | huile de noix | olio di noci, olio di noce
cashew | Cashew, Cashews, Cashewkern, Cashewkerne, Cashewnuss, Cashewnüsse, Cashewnüssen, Cashewkernen | anacardo, anacardos, nuez de la India, nueces de la India, castaña de cajú, castañas de cajú, marañón, merey, marañones | noix de cajou, cajou, anacarde, anacardes, cajous | anacardo, anacardi
pecan | Pekannuss, Pekannüsse, Pekannüssen, Pecannuss, Pecannüsse, Pekanuss, Pekan | nuez pecana, nueces pecanas, pacana, pacanas, nuez pecán, nueces pecán, pecanas, pecana, nuez de pecán, nueces de pecán | noix de pécan, pécan, noix de pacane, pacane, pacanes, pécans, noix de pécans | noce pecan, noci pecan, pecan
pistachio | Pistazie, Pistazien, Pistazienkerne | pistacho, pistachos, pistache, pistaches | pistache, pistaches | pistacchio, pistacchi, granella di pistacchio, granella di pistacchi
brazil nut | Paranuss, Paranüsse, Paranüssen | nuez de Brasil, nueces de Brasil, coquito de Brasil, nuez del Brasil, nueces del Brasil, castaña de Pará, castañas de Pará | noix du Brésil, noix de Brésil | noce del Brasile, noci del Brasile, noce brasiliana, noci brasiliane
macadamia nut | Macadamia, Macadamianuss, Macadamianüsse, Macadamias, Macadamianüssen | macadamia, macadamias, nuez de macadamia, nueces de macadamia | noix de macadamia, macadamia | noce macadamia, noci macadamia, macadamia, noci di macadamia, noce di macadamia
pine nut | Pinienkern, Pinienkerne, Pinienkernen, Pignoli, Pinie | piñón, piñones | pignon, pignons, pignon de pin, pignons de pin | pinolo, pinoli
chestnut | Kastanie, Kastanien, Marone, Maronen, Maroni, Esskastanien, Edelkastanie, Marroni, Esskastanie, Edelkastanien | castaña, castañas | châtaigne, châtaignes, marron, marrons | castagna, castagne, marrone, marroni, caldarroste
chestnut puree | Kastanienpüree, Maronenpüree, Maronencreme, Vermicelles | crema de castañas, puré de castañas | crème de marrons, purée de marrons, crème de marron | crema di marroni, crema di castagne, purea di castagne
chestnut flour | Kastanienmehl, Maronenmehl | harina de castaña, harina de castañas | farine de châtaigne, farine de châtaignes | farina di castagne
pesto | Pesto, Basilikumpesto, Pesto Genovese, grünes Pesto, rotes Pesto | pesto, salsa pesto, pesto genovés, pesto rojo | pesto, pesto vert, pesto rouge, sauce pesto, pistou | pesto, pesto alla genovese, pesto genovese, pesto rosso, pesto di basilico
halva | Halva, Halwa, Helva | halva, jalva | halva, halwa | halva, halwa
# Sesame
sesame seed | Sesam, Sesamsamen, Sesamkörner, Sesamsaat, schwarzer Sesam | sésamo, ajonjolí, semillas de sésamo, semilla de sésamo, semillas de ajonjolí | sésame, graines de sésame, graine de sésame | sesamo, semi di sesamo, seme di sesamo, giuggiulena
sesame oil | Sesamöl, Sesamoel | aceite de sésamo, aceite de ajonjolí | huile de sésame | olio di sesamo
tahini | Tahin, Tahini, Sesampaste, Sesammus, Tahina | tahini, tahina, tahín, pasta de sésamo, crema de sésamo, pasta de ajonjolí | tahini, tahin, tahina, purée de sésame, crème de sésame, pâte de sésame | tahina, tahini, tahin, crema di sesamo, pasta di sesamo
hummus | Hummus, Humus, Kichererbsenpüree, Kichererbsencreme, Hommus | hummus, humus, puré de garbanzos | houmous, hummus, houmos, hoummous, purée de pois chiches | hummus, crema di ceci, humus
gomasio | Gomasio, Sesamsalz | gomasio | gomasio | gomasio
zaatar | Zatar, Za'atar, Zahtar, Zaatar | zaatar, za'atar | zaatar, zahtar, za'atar | zaatar, za'atar
# Mustard
mustard | Senf, Senfe, Mostrich, Tafelsenf, mittelscharfer Senf, süßer Senf | mostaza, mostazas | moutarde, moutardes | senape
dijon mustard | Dijonsenf, Dijon-Senf | mostaza de Dijon | moutarde de Dijon | senape di Digione, senape Dijon
whole-grain mustard | grober Senf, körniger Senf, groben Senf, Körnersenf, Rotisseursenf | mostaza en grano, mostaza antigua, mostaza a la antigua | moutarde à l'ancienne, moutarde en grains | senape in grani, senape antica, senape all'antica
mustard seed | Senfkörner, Senfsaat, Senfkörnern, Senfsamen, Senfkorn | semillas de mostaza, granos de mostaza, semilla de mostaza, grano de mostaza | graines de moutarde, grains de moutarde, graine de moutarde | semi di senape, seme di senape
old bay seasoning | Old-Bay-Gewürz, Old-Bay-Gewürzmischung | condimento Old Bay, sazonador Old Bay | assaisonnement Old Bay, épices Old Bay | condimento Old Bay, miscela Old Bay
mustard powder | Senfpulver, Senfmehl | mostaza en polvo, polvo de mostaza, harina de mostaza | moutarde en poudre, poudre de moutarde | senape in polvere, polvere di senape, farina di senape
mostarda | Senffrüchte | mostarda de frutas | mostarda | mostarda, mostarda di Cremona
mustard oil | Senföl | aceite de mostaza | huile de moutarde | olio di senape
mustard greens | Senfblätter, Blattsenf | hojas de mostaza, mostaza china | feuilles de moutarde | foglie di senape
# Celery
celery | Sellerie, Staudensellerie, Stangensellerie, Bleichsellerie, Selleriestange, Selleriestangen, Stange Sellerie | apio, apios, tallo de apio, ramas de apio, rama de apio | céleri, céleri branche, branche de céleri, branches de céleri, céleris, céleri en branche | sedano, sedani verdi, costa di sedano, coste di sedano, gambo di sedano, gambi di sedano
celeriac | Knollensellerie, Sellerieknolle, Wurzelsellerie | apionabo, apio nabo, raíz de apio, apio rábano | céleri-rave | sedano rapa, sedano di Verona
celery seed | Selleriesamen, Selleriesalz | semillas de apio, sal de apio | graines de céleri, sel de céleri | semi di sedano, sale di sedano
mirepoix | Röstgemüse | mirepoix | mirepoix | trito per soffritto, soffritto, battuto di verdure, trito di sedano carota e cipolla
# Lupin
lupin | Lupine, Lupinen, Süßlupine, Süßlupinen, Lupinensamen | altramuz, altramuces, lupino, lupinos, chochos, tarwi, chocho | lupin, lupins, graines de lupin | lupino, lupini, semi di lupino
lupin flour | Lupinenmehl, Lupinenprotein | harina de altramuz, harina de altramuces, harina de lupino | farine de lupin | farina di lupini, farina di lupino
# Sulphites
sulphite | Sulfit, Sulfite, Sulfiten, Schwefeldioxid, geschwefelt | sulfito, sulfitos, dióxido de azufre, anhídrido sulfuroso | sulfite, sulfites, dioxyde de soufre, anhydride sulfureux | solfito, solfiti, anidride solforosa, biossido di zolfo
# Nuts
peanut puff | - | - | curly cacahuète | -
hazelnut spread | Nougatcreme | - | purée de noisette | crema alla nocciola
hazelnut milk | Haselnussmilch, Haselnussdrink | leche de avellana, leche de avellanas, bebida de avellana | lait de noisette, lait de noisettes, boisson noisette | latte di nocciola, latte di nocciole
praline paste | Haselnussnougat | - | - | -
ground nut | - | nueces molidas | noix moulues, noix en poudre | noci tritate, granella di frutta secca
trail mix | Studentenfutter-Mischung | mezcla de frutos secos, mezcla de frutos secos y pasas | mélange de fruits secs, mélange étudiant, mendiants | mix di frutta secca, mix di frutta secca e uvetta
# Sesame, mustard, celery, lupin and other seeds
poppy seed | Mohn, Mohnsamen, Blaumohn, gemahlener Mohn | amapola, semillas de amapola, semilla de amapola | pavot, graines de pavot, graine de pavot | papavero, semi di papavero
sunflower seed | Sonnenblumenkern, Sonnenblumenkerne, Sonnenblumenkernen | pipa, pipas, pipas de girasol, semillas de girasol, semilla de girasol, maravilla semilla | graine de tournesol, graines de tournesol | semi di girasole, seme di girasole
pumpkin seed | Kürbiskern, Kürbiskerne, Kürbiskernen | pipas de calabaza, semillas de calabaza, semilla de calabaza, pepitas de calabaza, pepitas | graine de courge, graines de courge, graines de citrouille, graines de potiron, pépins de courge | semi di zucca, seme di zucca
chia seed | Chia, Chiasamen | chía, semillas de chía | chia, graines de chia | chia, semi di chia
flaxseed | Leinsamen, Leinsaat, geschrotete Leinsamen | linaza, lino, semillas de lino, semillas de linaza, semilla de lino | lin, graines de lin, graine de lin | lino, semi di lino
hemp seed | Hanfsamen, Hanf | cáñamo, semillas de cáñamo | chanvre, graines de chanvre | canapa, semi di canapa
seed | Samen, Kerne, Saaten, Körner | semilla, semillas | graine, graines | semi, seme
# Soy
soybean | - | semillas de soja | fèves de soja, haricot de soja | -
textured soy protein | - | - | protéine de soja texturée | -
bean sprout | Sojasprosse, Sojasprossen, Mungbohnensprossen, Bohnensprossen | brotes de soja, brote de soja, brotes de soya, germinados de soja, frijol germinado | pousses de soja, germes de soja, pousses de haricot mungo | germogli di soia
teriyaki sauce | Teriyaki, Teriyakisauce, Teriyakisoße | teriyaki, salsa teriyaki | teriyaki, sauce teriyaki | teriyaki, salsa teriyaki
hoisin sauce | Hoisin, Hoisinsauce, Hoisinsoße | hoisin, salsa hoisin | hoisin, sauce hoisin | hoisin, salsa hoisin
# Eggs
vegan mayonnaise | vegane Mayonnaise, vegane Mayo, veganer Mayonnaise | mayonesa vegana, veganesa | mayonnaise végane, mayonnaise végétale, mayonnaise vegan | maionese vegana
tartar sauce | Remoulade, Remouladensoße, Tatarsauce, Sauce tartare, Remouladensauce | salsa tártara, remolada | sauce tartare, rémoulade, sauce rémoulade, sauce gribiche | salsa tartara, salsa remoulade
custard | Vanillesauce, Vanillesoße, Vanillepudding, Pudding, Puddingpulver, Eiercreme | natillas, crema pastelera, crema inglesa | crème anglaise, crème pâtissière, flan, crème aux œufs | crema pasticcera, crema pasticciera, crema inglese
# Milk and cream
dairy | Milchprodukt, Milchprodukte, Milchprodukten, Molkereiprodukte, Milcherzeugnisse, Molkereiprodukten | lácteo, lácteos, productos lácteos, producto lácteo, láctea, lácteas | laitage, laitages, produit laitier, produits laitiers | latticino, latticini, latticinio, prodotti lattiero-caseari, prodotti caseari, prodotto caseario, derivati del latte
lactose | Laktose, Lactose, Milchzucker | lactosa | lactose | lattosio
milk protein | Milcheiweiß, Milchprotein | proteína de leche, proteína de la leche, proteínas de la leche, proteínas lácteas | protéine de lait, protéines de lait, protéines du lait, protéines laitières | proteine del latte, proteina del latte
casein | Kasein, Casein | caseína, caseinato | caséine, caséinate | caseina, caseinato
milk | Milch, Kuhmilch, Vollmilch, Frischmilch, H-Milch, Rohmilch, Heumilch | leche, leche entera, leche de vaca, leches, leche fresca | lait, lait entier, lait de vache, laits, lait cru | latte, latte intero, latte di mucca, latte vaccino, latti, latte fresco
low fat milk | fettarme Milch, teilentrahmte Milch | leche semidesnatada, leche semidescremada | lait demi-écrémé | latte parzialmente scremato
skim milk | Magermilch, entrahmte Milch | leche desnatada, leche descremada | lait écrémé | latte scremato, latte magro
goat milk | Ziegenmilch | leche de cabra | lait de chèvre | latte di capra
sheep milk | Schafmilch, Schafsmilch | leche de oveja | lait de brebis | latte di pecora
lactose free milk | laktosefreie Milch, laktosefreier Milch | leche sin lactosa, leche deslactosada | lait sans lactose, lait délactosé | latte senza lattosio, latte delattosato, latte ad alta digeribilità
buttermilk | Buttermilch | suero de leche, suero de mantequilla, buttermilk | babeurre, lait battu, lait ribot, petit-lait | latticello
whey | Molke, Molkepulver, Süßmolke, Molkenpulver | suero lácteo, lactosuero | lactosérum | siero di latte, siero del latte
whey protein | Molkenprotein, Molkeneiweiß, Molkeprotein, Wheyprotein, Whey | proteína de suero, proteína de suero de leche | protéine de lactosérum, protéines de lactosérum, whey | proteine del siero del latte, proteine del siero
cream | Sahne, Rahm, Obers, Kochsahne, Kochcreme, Kaffeesahne, Kaffeerahm | nata, crema de leche, nata líquida, nata para cocinar, natas, crema líquida | crème, crème fleurette, crème liquide, crème fraîche liquide, crème fluide, crème légère | panna, panna da cucina, crema di latte, panne
heavy cream | Schlagsahne, Schlagrahm, Schlagobers, Süßrahm, Vollrahm, Konditorsahne, süße Sahne | nata para montar, crema para batir, crema espesa, nata de montar, crema doble, nata espesa, crema de batir, doble crema | crème entière, crème entière liquide, crème épaisse, crème double | panna fresca, panna da montare, panna fresca liquida, panna liquida, panna per dolci
whipped cream | geschlagene Sahne, Sprühsahne, Schlag, geschlagener Sahne | nata montada, crema batida, crema chantilly, chantilly | crème fouettée, chantilly, crème chantilly | panna montata, crema chantilly
sour cream | saure Sahne, Sauerrahm, Schmand, saurer Sahne, sauren Rahm | crema agria, nata agria, crema ácida | crème aigre, crème sure | panna acida
creme fraiche | Crème fraîche, Creme double, Crème légère, Cremefine | crème fraîche, nata fresca | crème fraîche, crème fraîche épaisse | crème fraîche
clotted cream | Clotted Cream, Kaymak | cuajada, nata cuajada, crema coagulada | crème caillée anglaise | panna rappresa
condensed milk | Kondensmilch, gezuckerte Kondensmilch, Milchmädchen, gesüßte Kondensmilch | leche condensada, lechera | lait concentré sucré, lait condensé | latte condensato, latte concentrato
evaporated milk | Dosenmilch, ungezuckerte Kondensmilch, Kaffeemilch | leche evaporada, leche ideal | lait concentré, lait concentré non sucré, lait évaporé | latte evaporato
milk powder | Milchpulver, Trockenmilch, Magermilchpulver | leche en polvo | lait en poudre, poudre de lait | latte in polvere
dulce de leche | Milchkaramell, Dulce de leche | dulce de leche, cajeta, arequipe, manjar | confiture de lait, dulce de leche | dulce de leche
yogurt | Joghurt, Jogurt, Naturjoghurt, Joghurts, Vollmilchjoghurt | yogur, yogures, yogurt, yoghurt, yogur natural | yaourt, yaourts, yogourt, yaourt nature, yoghourt | yogurt, iogurt, yogurt bianco, yogurt naturale
greek yogurt | griechischer Joghurt, Skyr, griechischen Joghurt, Sahnejoghurt | yogur griego, yogurt griego | yaourt grec, yaourt à la grecque, skyr | yogurt greco, skyr
kefir | Kefir, Ayran, Dickmilch, Sauermilch, Milchkefir | kéfir, leche agria | kéfir, lait fermenté | kefir
butter | Butter, Süßrahmbutter, Butterflocken, Sauerrahmbutter | mantequilla, manteca de vaca, mantequillas, mantequilla sin sal | beurre, beurre doux, beurres, beurre pommade, noix de beurre, noisette de beurre | burro, burri, fiocchetti di burro
salted butter | gesalzene Butter, Salzbutter | mantequilla salada, mantequilla con sal | beurre salé, beurre demi-sel | burro salato
ghee | Ghee, Butterschmalz, Butterreinfett, geklärte Butter | ghee, mantequilla clarificada, manteca clarificada | ghee, beurre clarifié | ghee, burro chiarificato
herb butter | Kräuterbutter, Knoblauchbutter | mantequilla de hierbas, mantequilla de ajo | beurre aux herbes, beurre maître d'hôtel, beurre persillé, beurre d'ail | burro alle erbe, burro all'aglio
margarine | Margarine, Pflanzenmargarine | margarina | margarine | margarina
ice cream | Eis, Eiscreme, Speiseeis, Sahneeis, Vanilleeis, Schokoladeneis, Glace | helado, helados, nieve de leche | glace, glaces, crème glacée | gelato, gelati
milk chocolate | Milchschokolade, Vollmilchschokolade, Vollmilchkuvertüre, Vollmilch-Schokolade | chocolate con leche | chocolat au lait | cioccolato al latte, cioccolata al latte
white chocolate | weiße Schokolade, weißer Schokolade, weiße Kuvertüre | chocolate blanco | chocolat blanc | cioccolato bianco, cioccolata bianca
bechamel sauce | Béchamel, Bechamelsauce, Béchamelsoße | bechamel, besamel, salsa bechamel, salsa blanca | béchamel, sauce béchamel, sauce blanche | besciamella, salsa besciamella
# Cheese
cheese | Käse, Reibekäse, Hartkäse, Weichkäse, Schnittkäse, Streukäse, Bergkäse, Schafskäse, Hirtenkäse, geriebener Käse, Käses, geriebenen Käse, Käsescheiben, Raspelkäse, Gratinkäse | queso, quesos, queso rallado, quesillo, queso curado, queso semicurado, queso tierno, queso para fundir | fromage, fromages, fromage râpé, fromage à pâte dure, fromage à pâte molle | formaggio, formaggi, cacio, caciotta, formaggio grattugiato, formaggio a pasta dura, formaggio a pasta molle, formaggio filante, formaggio stagionato
cream cheese | Frischkäse, Doppelrahmfrischkäse, Philadelphia, körnigem Frischkäse, Streichkäse, Rahmfrischkäse, Liptauer | queso crema, queso de untar, queso philadelphia, queso filadelfia, queso cremoso, queso untable, queso para untar, queso blanco para untar | fromage frais, fromage à tartiner, fromage fondu à tartiner, Saint Môret, Boursin, fromage frais à tartiner, fromage à la crème, philadelphia | formaggio spalmabile, formaggio cremoso, Philadelphia, robiola, stracchino, crescenza, formaggio fresco spalmabile
quark | Quark, Topfen, Magerquark, Speisequark, Sahnequark, Schichtkäse | queso quark, queso batido, queso fresco batido, quark | fromage blanc, faisselle, petit-suisse, petits-suisses, séré, quark | quark, formaggio quark
cottage cheese | körniger Frischkäse, Hüttenkäse, körnigen Frischkäse, Cottage Cheese | requesón, queso cottage | cottage cheese, fromage cottage, cancoillotte | fiocchi di latte, fiocchi di formaggio, formaggio in fiocchi
queso fresco | Queso fresco, frischer Weißkäse | queso fresco, queso blanco, queso de Burgos, cotija, queso cotija, queso panela, queso oaxaca, queso asadero | fromage frais mexicain, queso fresco | formaggio fresco, primosale, primo sale, giuncata, tuma, queso fresco
ricotta | Ricotta | ricotta, ricota | ricotta, brousse, brocciu | ricotta, ricotta salata, ricotta di pecora
mascarpone | Mascarpone | mascarpone, queso mascarpone | mascarpone | mascarpone
mozzarella | Mozzarella, Büffelmozzarella, Mozzarellas, Mozzarellakugeln | mozzarella, muzzarella, mozarela, mozzarella fresca | mozzarella, mozzarella di bufala | mozzarella, mozzarelle, fior di latte, fiordilatte, provola, scamorza, mozzarella di bufala, bocconcini di mozzarella, stracciatella di burrata
burrata | Burrata | burrata | burrata | burrata, stracciatella
parmesan | Parmesan, Parmesankäse, Parmigiano, Grana Padano, Sbrinz | parmesano, queso parmesano, grana padano | parmesan, grana padano | parmigiano, parmigiano reggiano, grana, grana padano
pecorino | Pecorino, Manchego | pecorino, manchego, queso manchego, queso de oveja, queso idiazábal, queso pecorino | pecorino, ossau-iraty, fromage de brebis, tomme de brebis, manchego | pecorino, pecorino romano, pecorino sardo
feta | Feta, Fetakäse, Schafkäse | feta, queso feta | feta | feta, formaggio feta, formaggio greco
goat cheese | Ziegenkäse, Ziegenfrischkäse, Ziegenkäserolle, Ziegenweichkäse | queso de cabra, queso cabra, rulo de cabra | fromage de chèvre, chèvre, chèvre frais, bûche de chèvre, crottin de chèvre, crottin, crottin de Chavignol | formaggio di capra, caprino, caprini, formaggio caprino
blue cheese | Blauschimmelkäse, Edelpilzkäse, Blauschimmel, Gorgonzola, Roquefort, Cambozola | queso azul, cabrales, roquefort, gorgonzola, queso roquefort, queso de cabrales | fromage bleu, bleu d'Auvergne, roquefort, gorgonzola, fourme d'Ambert, bleu de Bresse, bleu des Causses | gorgonzola, formaggio erborinato, roquefort
brie | Brie | brie, queso brie | brie, coulommiers | brie
camembert | Camembert, Camemberts | camembert, queso camembert | camembert, reblochon, vacherin, mont d'or, camemberts | camembert
raclette cheese | Raclette, Raclettekäse | raclette, queso raclette | raclette, fromage à raclette | raclette, formaggio raclette
gruyere | Greyerzer, Gruyère, Appenzeller, Comté | gruyer, gruyère, queso gruyer, queso gruyere | gruyère, comté, beaufort, tomme, cantal, morbier, abondance, gruyère râpé | groviera, gruviera, gruyère
emmental | Emmentaler, Emmental | emmental, emmenthal, queso suizo | emmental, emmenthal | emmental, emmenthal, emmentaler
gouda | Gouda, Goudakäse, Leerdammer, Maasdamer | gouda, queso gouda | gouda, mimolette | gouda
edam | Edamer | edam, queso de bola, queso edam | édam | edam
cheddar | Cheddar, Cheddarkäse | cheddar, queso cheddar | cheddar | cheddar
provolone | Provolone | provolone, provoleta, queso provolone | provolone | provolone, caciocavallo, scamorza affumicata, scamorze
fontina | Fontina, Taleggio | fontina | fontina | fontina, taleggio, asiago, bitto, montasio, toma, castelmagno, bel paese
munster | Munster, Münsterkäse, Limburger, Tilsiter, Butterkäse, Romadur, Harzer Käse, Handkäse | tetilla, queso tetilla, mahón, queso mahón | munster, maroilles, livarot, pont-l'évêque, époisses, saint-nectaire | -
halloumi | Halloumi, Grillkäse | halloumi, queso halloumi | halloumi, fromage à griller | halloumi
paneer | Paneer | paneer, queso paneer | paneer | paneer
processed cheese | Schmelzkäse, Scheibletten, Scheiblettenkäse, Toastkäse | queso fundido, queso en lonchas, queso procesado, quesito, quesitos, queso para sándwich, queso americano | fromage fondu, vache qui rit, fromage en tranches, fromage pour burger | formaggio fuso, sottilette, formaggino, sottiletta, formaggini
vegan cheese | veganer Käse, vegane Käsealternative, veganen Käse, veganem Käse | queso vegano, queso vegetal | fromage végane, fromage végétal, fauxmage, fromage vegan, faux-mage | formaggio vegano, formaggio vegetale
rennet | Lab, Labenzym, Kälberlab | cuajo | présure | caglio
# Grain
self raising flour | - | - | farine avec levure incorporée | -
einkorn wheat | - | escaña | - | farro monococco
oat milk | Hafermilch, Haferdrink | leche de avena, bebida de avena | lait d'avoine, boisson à l'avoine, boisson d'avoine, boisson avoine | latte d'avena, latte di avena, bevanda di avena, bevanda all'avena, bevanda d'avena
oat cream | Hafersahne, Hafercreme, Hafer Cuisine | nata de avena, crema de avena | crème d'avoine | panna di avena, panna d'avena
wheat berry | Weizenkorn, Zartweizen, Ebly | trigo tierno | blé tendre, Ebly, blé précuit | grano cotto
buckwheat | Buchweizen, Buchweizenkörner | trigo sarraceno, alforfón, sarraceno | sarrasin, blé noir, kasha | grano saraceno
buckwheat flour | Buchweizenmehl | harina de trigo sarraceno, harina de alforfón, harina de sarraceno | farine de sarrasin, farine de blé noir | farina di grano saraceno
millet | Hirse, Hirseflocken | mijo | millet, mil | miglio
sorghum | Sorghum | sorgo | sorgho | sorgo
amaranth | Amaranth, Amarant | amaranto | amarante | amaranto
quinoa | Quinoa | quinoa, quinua | quinoa | quinoa
teff | Teff, Zwerghirse | teff | teff | teff
corn flour | Maismehl | harina de maíz, harina de maíz precocida | farine de maïs | farina di mais, farina gialla
masa harina | Masa Harina, nixtamalisiertes Maismehl | masa harina, harina de maíz nixtamalizada, maseca, masa de maíz, nixtamal, harina de maíz nixtamalizado, harina para tortillas | masa harina, farine de maïs nixtamalisée | masa harina, farina di mais nixtamalizzata
precooked cornmeal | - | harina PAN, masarepa | - | -
polenta | Polenta, Maisgrieß, Polentagrieß | polenta, sémola de maíz | polenta, semoule de maïs | polenta, farina per polenta
cornstarch | Speisestärke, Maisstärke, Stärke, Maizena, Stärkemehl, Mondamin | maicena, maizena, almidón de maíz, fécula de maíz, fécula, almidón | maïzena, amidon de maïs, fécule de maïs, fécule, amidon | maizena, amido di mais, fecola di mais, amido
potato starch | Kartoffelstärke, Kartoffelmehl | fécula de patata, almidón de patata, fécula de papa, chuño | fécule de pomme de terre, fécule de pommes de terre | fecola di patate, fecola, amido di patate
tapioca starch | Tapioka, Tapiokastärke, Tapiokamehl, Tapiokaperlen | tapioca, almidón de tapioca, almidón de yuca, almidón agrio, harina de tapioca, almidón de mandioca | tapioca, fécule de manioc, amidon de tapioca, perles du Japon, fécule de tapioca, perles de tapioca | tapioca, amido di tapioca, farina di tapioca
rice flour | Reismehl, Klebreismehl | harina de arroz | farine de riz | farina di riso
chickpea flour | Kichererbsenmehl | harina de garbanzo, harina de garbanzos | farine de pois chiche, farine de pois chiches | farina di ceci
coconut flour | Kokosmehl, Kokosnussmehl | harina de coco | farine de coco, farine de noix de coco | farina di cocco
# Bread
sandwich bread | Sandwichbrot, Buttertoast | pan de caja | - | pane per tramezzini
burger bun | - | pan para hamburguesas | pain burger, pains burger | -
pita bread | Pide | pan pita | - | -
flatbread | Piadina, Lavash, Dürüm | - | pain plat, lavash | pane carasau
tortilla | - | - | - | tortilla, tortillas
tortilla chip | Tortillachips, Nachos | totopos, nachos | nachos | nachos
breadcrumb | Brotkrumen | miga de pan, empanizador | - | pane grattugiato
empanada wrapper | - | masa de empanadas, masa para empanadas | - | -
rice paper | Reispapier, Reispapierblätter | papel de arroz, obleas de arroz, hojas de arroz | galette de riz, galettes de riz, feuille de riz, feuilles de riz | carta di riso, fogli di riso, sfoglie di riso
cereal grain | Getreide | cereal | céréale | cereale
# Pasta and rice
tagliatelle | - | tallarines frescos | - | -
lasagna noodle | Lasagne-Platten | - | - | sfoglie di lasagna
rice | Reis, Langkornreis, Rundkornreis, Milchreis, Reiskörner, Wildreismischung, Parboiled Reis, weißer Reis | arroz, arroces, arroz blanco, arroz largo, arroz de grano largo | riz, riz blanc, riz long, riz long grain | riso, riso bianco, riso originario, riso parboiled, riso superfino
brown rice | Vollkornreis, Naturreis, brauner Reis | arroz integral | riz complet, riz brun, riz complet rond | riso integrale
basmati rice | Basmatireis, Basmati | arroz basmati, basmati | riz basmati, basmati | riso basmati, basmati
jasmine rice | Jasminreis, Duftreis | arroz jazmín, arroz thai | riz jasmin, riz thaï, riz parfumé | riso jasmine, riso thai
risotto rice | Risottoreis | arroz bomba, arroz para risotto, arroz redondo, arroz de grano redondo, arroz de grano corto, arroz de grano medio | riz à risotto, riz arborio, riz rond | riso carnaroli, riso arborio, riso per risotti, riso vialone nano
sushi rice | Sushireis, Klebreis | arroz para sushi, arroz glutinoso | riz à sushi, riz gluant | riso per sushi, riso glutinoso
wild rice | Wildreis | arroz salvaje | riz sauvage | riso selvatico, riso venere, riso selvaggio
rice milk | Reismilch, Reisdrink | leche de arroz, bebida de arroz | lait de riz, boisson au riz | latte di riso, bevanda di riso
# Fish
canned tuna | - | lata de atún, atún enlatado | - | -
red snapper | Red Snapper | pargos | - | -
grouper | Zackenbarsch | - | - | -
# Crustaceans and molluscs
krill | Krill | krill | krill | krill
frog leg | Froschschenkel | ancas de rana | cuisses de grenouille, cuisses de grenouilles | cosce di rana, rane
# Meat
meat | Fleisch, Fleischsorten, Fleischstücke, Bratenfleisch, Fleischs, Fleischstück, Fleischwaren | carne, carnes, carne roja, carnes rojas | viande, viandes, viande rouge, viandes blanches | carne, carni, carne rossa
ground meat | Hackfleisch, Hack, Faschiertes, Gehacktes, Gewiegtes | carne picada, carne molida, picadillo de carne, picadillo | viande hachée, chair à farce, chair à farcir | carne macinata, carne trita, macinato, carne tritata, trita
ground beef | Rinderhackfleisch, Rinderhack, Rindshackfleisch, Rindfleischhack, Tatar, Tartar, Beefsteakhack, Rinderfaschiertes | carne picada de ternera, carne picada de vacuno, carne molida de res, carne de res molida, carne picada de res, carne picada de vaca | bœuf haché, steak haché, viande de bœuf hachée, steaks hachés, viande hachée de bœuf, haché de bœuf, tartare de bœuf | macinato di manzo, carne macinata di manzo, manzo macinato, macinato di bovino, carne trita di manzo, macinato di vitello, trita di manzo, tartare di manzo
ground pork | Schweinehackfleisch, Schweinehack, Mett, Hackepeter, Thüringer Mett, Schweinemett | carne picada de cerdo, carne molida de cerdo, cerdo picado, carne picada de ternera y cerdo, carne de cerdo picada | porc haché, viande hachée de porc, chair à saucisse, viande de porc hachée | macinato di maiale, carne macinata di maiale, maiale macinato, carne trita di maiale, carne trita mista
ground turkey | Putenhackfleisch, Putenhack, Truthahnhack | carne picada de pavo, pavo molido, pavo picado, carne molida de pavo | dinde hachée, haché de dinde | macinato di tacchino, carne macinata di tacchino
ground chicken | Hähnchenhackfleisch, Geflügelhackfleisch, Hähnchenhack, Geflügelhack | carne picada de pollo, pollo molido, pollo picado, carne molida de pollo | poulet haché, volaille hachée | macinato di pollo, carne macinata di pollo
ground lamb | Lammhackfleisch, Lammhack | carne picada de cordero, cordero picado, carne molida de cordero | agneau haché, viande d'agneau hachée | macinato d'agnello, macinato di agnello, carne macinata di agnello
beef | Rind, Rinder, Rindfleisch, Rinds, Ochsenfleisch, Gulaschfleisch, Rindergulasch, Suppenfleisch, Ochse | res, vacuno, carne de res, carne de vacuno, ternera, carne de ternera, buey, carne de vaca, morcillo, ragú de ternera, vaca | bœuf, viande de bœuf, paleron, gîte, macreuse, jarret de bœuf | manzo, bovino, carne di manzo, carne bovina, bue, spezzatino di manzo
steak | Steak, Steaks, Rindersteak, Rindersteaks, Rumpsteak, Hüftsteak | bistec, bistecs, bistek, bife, bifes, chuletón, solomillo de res | steak, steaks, bavette, rumsteck, faux-filet, onglet | bistecca, bistecche, tagliata, controfiletto, fiorentina
roast beef | Roastbeef, Rinderbraten, Sauerbraten | rosbif, redondo de ternera | rosbif, rôti de bœuf | roast beef, roastbeef, arrosto di manzo
beef tenderloin | Rinderfilet, Rinderlende, Filetsteak | solomillo de ternera, solomillo de vacuno, lomo fino | filet de bœuf, tournedos, chateaubriand | filetto di manzo
ribeye steak | Entrecôte, Ribeye, Hochrippe | entrecot, lomo alto | entrecôte, entrecôtes, côte de bœuf | costata, costata di manzo, entrecôte
beef brisket | Rinderbrust, Tafelspitz, Brustspitz, Ochsenbrust | falda de res, pecho de res, falda de ternera, pecho de ternera | poitrine de bœuf, plat de côtes | punta di petto, biancostato, petto di manzo
oxtail | Ochsenschwanz | rabo de toro, cola de res, rabo de buey, rabo de res | queue de bœuf | coda di bue, coda di vitello
beef shank | Beinscheibe, Rinderbeinscheibe | jarrete, ossobuco de res | - | muscolo di manzo
veal | Kalb, Kalbfleisch, Kalbs, Kalbsschnitzel, Kälber, Kalbsbraten, Kalbsschulter, Kalbsrücken, Kalbsgeschnetzeltes, Kalbsfilet | ternera blanca, carne de ternera blanca, ternero, chuletas de ternera, escalopes de ternera | veau, viande de veau, escalope de veau, escalopes de veau, noix de veau, épaule de veau, rôti de veau | vitello, carne di vitello, vitellone, scaloppine di vitello, fesa di vitello, fettine di vitello, noce di vitello, arrosto di vitello, girello di vitello
veal shank | Kalbshaxe, Kalbshachse, Kalbshaxen, Beinscheiben | osobuco, ossobuco, jarrete de ternera | osso buco, jarret de veau | ossobuco, ossibuchi, stinco di vitello
pork | Schwein, Schweine, Schweinefleisch, Schweins, Schweinebraten, Schnitzel, Schweineschnitzel, Schweinenacken, Krustenbraten, Schweinesteak, Schweinesteaks, Spanferkel, Ferkel, Schweinegeschnetzeltes | cerdo, carne de cerdo, puerco, chancho, cochino, carne de puerco, marrano, lechón, cochinillo, secreto ibérico, presa ibérica, pluma ibérica, cerdos, carne de chancho, cerdo ibérico, cochinita | porc, viande de porc, cochon, rôti de porc, échine de porc, cochon de lait, porcs, porcelet | maiale, carne di maiale, suino, carne suina, porco, arista, lonza, arista di maiale, lonza di maiale, maialino, porchetta, maiali, suini
pork chop | Kotelett, Koteletts, Schweinekotelett, Schweinekoteletts, Stielkotelett | chuleta de cerdo, chuletas de cerdo, chuleta, chuletas, chuletas de puerco | côte de porc, côtes de porc, côtelette de porc, côtelettes de porc | braciola, braciole, braciola di maiale, costoletta di maiale, braciole di maiale, costolette di maiale
pork tenderloin | Schweinefilet, Schweinelende, Schweinemedaillons, Lungenbraten, Schweinefilets, Schweinsfilet | solomillo de cerdo, solomillo ibérico, solomillo, filete de cerdo, filetes de cerdo | filet mignon, filet mignon de porc, filet de porc, filets mignons | filetto di maiale, filetto di suino
pork shoulder | Schweineschulter, Schäufele, Schweinegulasch, Nackensteak, Nackensteaks, Schweinsbraten, Schweinehals, Schopfbraten, Schweinekamm, Nackenkotelett | paleta de cerdo, paletilla de cerdo, aguja de cerdo, bondiola, magro de cerdo, pierna de cerdo, pierna de puerco, carnitas | épaule de porc, palette de porc, rouelle de porc, sauté de porc, jambon frais | spalla di maiale, coppa di maiale, coscia di maiale, spezzatino di maiale, polpa di maiale
pork loin | Schweinerücken, Schweinelachs, Lachsbraten | lomo de cerdo, lomo, cinta de lomo, lomo embuchado, lomo de puerco | longe de porc, carré de porc | lombo di maiale, lombata di maiale, carré di maiale, fettine di maiale
pork belly | Schweinebauch, Wammerl, Bauchfleisch, Bauchscheiben | panceta de cerdo, panza de cerdo, panceta fresca | poitrine de porc, poitrine fraîche | pancia di maiale, pancetta fresca
pork rib | Rippchen, Spareribs, Schälrippen, Schweinerippchen, Schälrippchen, Schweinerippe | costilla, costillas, costilla de cerdo, costillas de cerdo, costillar, costillar de cerdo, costillas de puerco | travers de porc, travers, ribs de porc, coustilles, ribs | costine, costine di maiale, rosticciana, puntine di maiale, spuntature
pork knuckle | Eisbein, Schweinshaxe, Haxe, Surhaxe, Schweinshaxen, Stelze, Schweinsstelze, Haxen | codillo, codillo de cerdo, jarrete de cerdo, manos de cerdo | jarret de porc, jambonneau, jarret demi-sel | stinco di maiale, stinco, zampetti di maiale, piedino di maiale
pork foot | Schweinefuß, Schweinefüße | manitas de cerdo, manita de cerdo, patas de cerdo, pata de cerdo | pied de porc, pieds de porc, pied de cochon | zampetto, piedini di maiale
pork rind | Schweineschwarte, Schwarte, Grieben, Grammeln | chicharrón, chicharrones, corteza de cerdo, cortezas de cerdo, cuero de cerdo, torrezno, torreznos, oreja de cerdo | couenne, couenne de porc, grattons, rillons, oreille de porc | cotenna, cotica, cotiche, cotenne, ciccioli
lamb | Lamm, Lammfleisch, Lämmer, Schaf, Lammkeule, Hammel, Hammelfleisch, Hammelkeule, Lammfilet, Lammlachse, Lammgulasch, Lammrücken, Lammfilets | cordero, cordero lechal, lechazo, pierna de cordero, carne de cordero, borrego, corderos, ternasco, carne de borrego | agneau, gigot, gigot d'agneau, souris d'agneau, viande d'agneau, agneaux, agneau de lait | agnello, carne d'agnello, abbacchio, cosciotto d'agnello, agnellone, agnelli, carne di agnello
lamb chop | Lammkotelett, Lammkoteletts, Lammkarree | chuleta de cordero, chuletas de cordero, chuletillas de cordero, costillas de cordero, chuletillas, carré de cordero | côtelette d'agneau, côtelettes d'agneau, carré d'agneau, côtes d'agneau | costolette d'agnello, costoletta d'agnello, carré d'agnello, costolette di agnello
lamb shoulder | Lammschulter | paletilla de cordero, paletillas de cordero | épaule d'agneau, sauté d'agneau, collier d'agneau | spalla d'agnello, spezzatino di agnello, spezzatino d'agnello
mutton | Schaffleisch | carnero, oveja | mouton, brebis | montone, pecora, castrato
goat meat | Ziege, Ziegenfleisch, Zicklein, Kitz | cabrito, chivo, cabra, carne de cabra, cabritos | chevreau, cabri, viande de chèvre | capretto, capra, carne di capra
venison | Reh, Rehfleisch, Hirsch, Hirschfleisch, Wildfleisch, Rehrücken, Hirschgulasch, Wildbret, Pferd, Pferdefleisch, Straußenfleisch, Wild, Rehkeule, Wildgulasch, Rehragout, Elch, Rentier, Straußensteak, Strauß | venado, ciervo, corzo, carne de caza, carne de venado, caballo, carne de caballo, avestruz, carne de ciervo, carne de avestruz, carne de potro, potro | chevreuil, cerf, gibier, biche, cheval, viande de cheval, autruche, venaison, daim, viande d'autruche | capriolo, cervo, selvaggina, cavallo, carne di cavallo, carne equina, struzzo, daino, cacciagione, carne di cervo, carne di struzzo
rabbit | Kaninchen, Hase, Hasen, Kaninchenfleisch, Hasenkeule, Kaninchenkeule, Hasenrücken | conejo, conejos, liebre, carne de conejo | lapin, lapins, lièvre, râble de lapin, civet de lièvre | coniglio, conigli, lepre, carne di coniglio
liver | Leber, Kalbsleber, Rinderleber, Schweineleber | hígado, hígados, hígado de ternera, hígado de res | foie, foie de veau, foie de génisse | fegato, fegato di vitello
beef tongue | Zunge, Rinderzunge, Ochsenzunge, Kalbszunge | lengua, lengua de res, lengua de ternera, lengua de vaca | langue de bœuf, langue de veau | lingua di manzo, lingua di vitello, lingua salmistrata
bone marrow | Markknochen, Knochenmark, Rindermark | tuétano, hueso de caña, hueso de jamón | os à moelle, moelle | midollo, ossobuco midollo
# Poultry
poultry | Geflügel, Geflügelfleisch, Geflügels | aves, carne de ave, aves de corral, ave | volaille, volailles, viande de volaille | pollame, carne bianca, volatile, carni bianche
chicken | Hähnchen, Huhn, Hühnchen, Hühner, Hühnerfleisch, Hähnchenfleisch, Hendl, Poulet, Pouletfleisch, Suppenhuhn, Brathähnchen, Broiler, Poularde, Masthähnchen, Hühnern, Hähnchengeschnetzeltes, Stubenküken | pollo, pollos, carne de pollo, gallina, gallo, pollo entero, gallinas, pollo troceado, pularda, capón | poulet, poulets, poule, coq, poularde, coquelet, viande de poulet, poules, chapon, poulet fermier, coquelets | pollo, polli, gallina, galletto, carne di pollo, cappone, faraona, galline, galletti
chicken breast | Hähnchenbrust, Hähnchenbrustfilet, Hühnerbrust, Hähnchenfilet, Pouletbrust, Hühnerbrustfilet, Hähnchenschnitzel, Hähnchenbrustfilets, Hähnchenfilets, Hühnerbrüste, Hähnchenbrüste, Hühnerfilet, Pouletbrüstli | pechuga de pollo, pechugas de pollo, pechuga, pechugas, filete de pollo, filetes de pollo, solomillo de pollo, suprema de pollo | blanc de poulet, blancs de poulet, filet de poulet, filets de poulet, escalope de poulet, suprême de poulet, aiguillettes de poulet, escalopes de poulet, suprême de volaille, blancs de volaille | petto di pollo, petti di pollo, bocconcini di pollo, filetto di pollo, fettine di pollo, straccetti di pollo
chicken thigh | Hähnchenschenkel, Hähnchenkeule, Hähnchenkeulen, Hühnerkeule, Hühnerkeulen, Hähnchenoberkeulen, Pouletschenkel, Hähnchenoberschenkel, Hähnchenoberkeule | muslo de pollo, muslos de pollo, contramuslo, contramuslos, muslo, muslos, encuentro de pollo, contramuslo de pollo, contramuslos de pollo | haut de cuisse de poulet, hauts de cuisse de poulet, hauts de cuisses de poulet | coscia di pollo, cosce di pollo, sovracoscia, sovracosce, sovracosce di pollo, sovracoscia di pollo
chicken wing | Hähnchenflügel, Chickenwings, Hühnerflügel, Hähnchenflügeln, Chicken Wings, Pouletflügel | alita, alitas, alitas de pollo, ala de pollo, alita de pollo, alas de pollo | aile de poulet, ailes de poulet, manchons de poulet, ailerons de poulet | ali di pollo, alette di pollo
chicken liver | Hühnerleber, Geflügelleber, Hähnchenleber, Hühnerlebern, Geflügellebern | hígado de pollo, hígados de pollo, higaditos de pollo, higadillos | foie de volaille, foies de volaille, foies de poulet | fegatini, fegatini di pollo, fegato di pollo
chicken nugget | Chickennuggets, Hähnchennuggets, Chicken Nuggets, Nuggets | nuggets de pollo, nuggets | nuggets de poulet, nuggets | bocconcini di pollo impanati, crocchette di pollo, nuggets di pollo
turkey | Pute, Puten, Truthahn, Putenfleisch, Truthahnfleisch, Putengulasch, Trute, Indian, Puter, Truthähne, Trutenfleisch | pavo, pavos, guajolote, carne de pavo | dinde, dindes, dindon, dindonneau, viande de dinde | tacchino, tacchini, carne di tacchino, tacchinella
turkey breast | Putenbrust, Putenschnitzel, Putenbrustfilet, Truthahnbrust, Putenfilet, Putengeschnetzeltes, Putensteak, Putensteaks | pechuga de pavo, pechugas de pavo, filete de pavo, filetes de pavo | escalope de dinde, blanc de dinde, filet de dinde, escalopes de dinde, rôti de dinde, sauté de dinde | fesa di tacchino, petto di tacchino, fettine di tacchino
duck | Ente, Enten, Entenbrust, Entenkeule, Entenfleisch, Entenkeulen, Entenbrüste | pato, patos, magret de pato, magret, confit de pato, pechuga de pato, muslos de pato | canard, canards, magret, magret de canard, magrets de canard, confit de canard, cuisse de canard, canette, magrets, cuisses de canard, aiguillettes de canard | anatra, anatre, petto d'anatra, papera, cosce d'anatra, petto di anatra
goose | Gans, Gänse, Gänsebrust, Gänsekeule, Gänsen, Martinsgans, Gänsekeulen | oca, ganso, gansos, ocas | oie, oies | oca, oche, petto d'oca
foie gras | Gänsestopfleber, Gänseleber, Entenleber, Stopfleber, Foie gras | foie de pato, foie, foie gras, hígado de pato, micuit | foie gras, bloc de foie gras, foie de canard | foie gras, fegato grasso, fegato d'oca
quail | Wachtel, Wachteln, Fasan, Taube, Tauben, Rebhuhn, Rebhühner, Perlhuhn, Fasane | codorniz, codornices, faisán, pichón, pichones, perdiz, perdices, pintada, faisanes | caille, cailles, faisan, pintade, perdrix, pigeon, pigeons, pigeonneau, perdreau, pintades, faisans | quaglia, quaglie, fagiano, piccione, piccioni, pernice, fagiani
# Sausages and cured meat
sausage | Wurst, Würste, Würstchen, Wurstbrät, Brät, Aufschnitt, Wurstwaren, Würsten, Bratwürstchen, Grillwürste, Merguez, Cervelat | salchicha, salchichas, embutido, embutidos, longaniza, longanizas, butifarra, butifarras, chistorra, fuet, salchicha fresca, salchichas frescas | saucisse, saucisses, charcuterie, diots, merguez, saucisse fumée, chipolata, chipolatas, saucisse fraîche | salsiccia, salsicce, insaccati, luganega, salamella
pork sausage | Bratwurst, Bratwürste, Mettwurst, Weißwurst, Weißwürste, Nürnberger, Thüringer, Mettenden, Mettende, Kochwurst, Pinkel, Teewurst, Grillwurst, Schweinswürstel, Leberkäse, Fleischkäse, Leberkäs, Jagdwurst, Knackwurst, Bierschinken, Presssack, Schwartenmagen, Extrawurst, Käsekrainer, Mettwürstchen | morcón, salchichón, sobrasada, chorizo fresco, txistorra, chorizo criollo, chorizo parrillero | saucisse de Toulouse, saucisses de Toulouse, saucisse de Morteau, saucisse de Montbéliard, saucisse de Strasbourg, andouille, cervelas, paupiettes de porc, saucisses de Morteau, saucisses de Strasbourg, diot, saucisson à cuire, crépinette, crépinettes, figatelli, caillette, caillettes, fromage de tête | cotechino, zampone, salsiccia di maiale, 'nduja, salsiccia fresca, cotechini, salamelle, pasta di salame, pasta di salsiccia, soppressa, salama da sugo, musetto, testa in cassetta
blood sausage | Blutwurst, Blunzen, Blutwürste, Rotwurst | morcilla, morcillas, moronga, prieta | boudin, boudin noir, boudins, boudins noirs | sanguinaccio, sanguinacci
white pudding sausage | - | botifarra blanca | boudin blanc, boudins blancs | -
liver sausage | Leberwurst, Leberpastete, Leberknödel | paté de hígado, paté | pâté de campagne, pâté de foie, terrine, rillettes | paté di fegato, paté
hot dog | Wiener Würstchen, Wiener, Frankfurter, Bockwurst, Bockwürste, Saiten, Saitenwürste, Saitenwürstle, Debreziner, Hotdog | salchicha de Frankfurt, salchichas de Frankfurt, perrito caliente, salchichas Frankfurt | saucisse de Francfort, saucisses de Francfort, knack, knacks | würstel
bologna | Fleischwurst, Lyoner, Mortadella, Gelbwurst | mortadela, chopped | mortadelle | mortadella
salami | Salami, Cervelatwurst, Zervelatwurst, Salamiwurst, Landjäger, Kaminwurzen, Rohwurst, Salamis, Kabanossi | salami, salame, salamis, salchichones | saucisson, saucisson sec, salami, rosette de Lyon, saucissons, saucisse sèche, rosette, jésus de Lyon | salame, salami, soppressata, finocchiona, ventricina, salamino, salamini, cacciatorino, cacciatorini, salame Milano
pepperoni | Pepperoniwurst, Peperoniwurst, Peperonisalami, Pepperonisalami | pepperoni, peperoni | pepperoni | salame piccante, salamino piccante
chorizo | Chorizo, Chorizos, Sobrasada, Nduja, Paprikawurst | chorizo, chorizos, sobrasadas, chorizo ibérico, chorizo de Pamplona | chorizo, chorizos, soubressade | chorizo, salsiccia calabrese
smoked sausage | Krakauer, Cabanossi, Kabanos, Räucherwurst, geräucherte Wurst | salchicha ahumada, salchichas ahumadas, kielbasa | saucisses fumées, Montbéliard, Morteau | salsiccia affumicata, salsicce affumicate
bacon | Speck, Bacon, Frühstücksspeck, Bauchspeck, Speckwürfel, Räucherspeck, Dörrfleisch, Bratspeck, Schinkenspeck, Schinkenwürfel, Katenschinken, Kasseler Speck, Speckstreifen, Speckscheiben, Tiroler Speck, Südtiroler Speck, durchwachsener Speck | bacon, beicon, tocino, tocineta, panceta ahumada, tocino ahumado, tocinos, tiras de tocino | bacon, lardon, lardons, lard fumé, poitrine fumée, allumettes de lardons, allumettes de bacon, ventrèche, lard, poitrine salée, lardons fumés, allumettes fumées, lard maigre, poitrine de porc fumée | pancetta affumicata, bacon, speck
pancetta | Pancetta | panceta, panceta curada, panceta italiana | pancetta | pancetta, pancetta dolce, pancetta tesa, pancetta a cubetti, pancetta arrotolata, cubetti di pancetta
guanciale | Guanciale | guanciale, papada, carrillera, carrilleras, carrillada | guanciale, joue de porc, joues de porc | guanciale
ham | Schinken, Kochschinken, Formschinken, Schinkenwurst, gekochter Schinken, Schinkens, gekochten Schinken, Hinterschinken, Beinschinken | jamón, jamones, jamón cocido, jamón york, jamón de York, jamón dulce, lacón, taquitos de jamón | jambon, jambons, jambon blanc, jambon cuit, jambon de Paris, dés de jambon | prosciutto cotto, spalla cotta, prosciutto di Praga
smoked pork | Kassler, Kasseler, Selchfleisch, Geselchtes, Rauchfleisch, Kasslernacken | chuleta ahumada, chuletas ahumadas, cecina de cerdo, lomo ahumado, chuletas de Sajonia, chuleta de Sajonia | palette fumée, petit salé, porc fumé | carne affumicata di maiale, carne di maiale affumicata, costine affumicate
prosciutto | Parmaschinken, Serranoschinken, Rohschinken, roher Schinken, Schwarzwälder Schinken, rohen Schinken, Landschinken, Nussschinken, Lachsschinken, Westfälischer Schinken | jamón serrano, jamón ibérico, jamón curado, jamón crudo, paletilla ibérica, jamón de bellota, jamón de Parma | jambon cru, jambon sec, jambon de Bayonne, jambon de Parme, jambon serrano, coppa, jambon fumé, viande des Grisons, jambon de pays, chiffonnade de jambon | prosciutto, prosciutto crudo, culatello, coppa, capocollo, prosciutto di Parma, prosciutti, crudo di Parma, prosciutto San Daniele, lonzino
dried beef | Bündnerfleisch, Trockenfleisch, Bresaola | cecina, carne seca, machaca, tasajo, charqui | viande séchée, bresaola, pastrami | bresaola, carne salada, carne secca
corned beef | Corned Beef, Cornedbeef, Pastrami, Pökelfleisch | carne en conserva | corned-beef, bœuf salé | carne in scatola
meatball | Frikadelle, Frikadellen, Bulette, Buletten, Fleischbällchen, Hackbällchen, Fleischpflanzerl, Fleischküchle, Fleischklößchen, Köttbullar, Königsberger Klopse | albóndiga, albóndigas | boulette de viande, boulettes de viande | polpetta, polpette
# Animal fats, gelatin, honey
lard | Schmalz, Schweineschmalz, Griebenschmalz, Schweinefett, Grammelschmalz, tierisches Fett, tierische Fette | manteca de cerdo, manteca de puerco, grasa de cerdo, manteca colorada, manteca ibérica, grasa animal | saindoux, graisse de porc, graisse animale | strutto, lardo, sugna, lardo di Colonnata, grasso di maiale, grasso animale
beef tallow | Rindertalg, Talg, Rinderfett | sebo, sebo de res, grasa de res | suif, graisse de bœuf, blanc de bœuf | sego, grasso di manzo
duck fat | Entenschmalz, Gänseschmalz, Gänsefett, Entenfett | grasa de pato, manteca de pato, grasa de oca | graisse de canard, graisse d'oie | grasso d'anatra, grasso d'oca
fat | Fett, Fette, Bratfett | grasa, grasas | matière grasse, graisse, graisses | grasso, grassi
gelatin | Gelatine, Blattgelatine, Gelatineblätter, Gelatinepulver, Blatt Gelatine, Sülze, Aspik, Gelatineblatt, Gelatineblättern, Sofortgelatine | gelatina, gelatina en polvo, hojas de gelatina, grenetina, cola de pescado, hoja de gelatina, gelatinas, gelatina neutra, láminas de gelatina, gelatina sin sabor | gélatine, feuille de gélatine, feuilles de gélatine, gélatine en feuilles | gelatina, colla di pesce, gelatina in fogli, fogli di gelatina, gelatine
agar | Agar, Agar-Agar | agar, agar agar | agar, agar-agar | agar, agar agar
honey | Honig, Bienenhonig, Waldhonig, Honigs, Blütenhonig, Akazienhonig, Kastanienhonig, Lindenhonig, Wildblütenhonig, Rapshonig, Lavendelhonig | miel, mieles, miel de abeja, miel de abejas, miel de flores, miel de castaño, miel de azahar, miel de romero, miel de tomillo, miel de eucalipto, miel de brezo | miel, miels, miel d'acacia, miel de fleurs, miel liquide, miel de châtaignier, miel de lavande, miel de tilleul, miel de thym, miel de sapin, miel d'oranger | miele, miele millefiori, mieli, miele d'acacia, miele di acacia, miele di castagno, miele di tiglio, miele d'eucalipto, miele di eucalipto, miele d'arancio, miele di agrumi
chicken stock | Hühnerbrühe, Geflügelbrühe, Hühnerfond, Geflügelfond, Hühnerbouillon, Hühnersuppe klar | caldo de pollo, caldo de ave, caldo de gallina, fondo de ave | bouillon de poulet, bouillon de volaille, fond de volaille, bouillon de poule | brodo di pollo, brodo di gallina
beef stock | Rinderbrühe, Fleischbrühe, Rinderfond, Rindsbouillon, Kalbsfond, Rindsuppe, Kraftbrühe, Knochenbrühe, Bratfond | caldo de carne, caldo de res, caldo de ternera, fondo de carne, caldo de huesos, fondo oscuro | bouillon de bœuf, fond de veau, fond brun, fond de bœuf, bouillon de viande, bouillon d'os | brodo di carne, brodo di manzo, brodo d'ossa
vegetable stock | Gemüsebrühe, Gemüsefond, Gemüsebouillon, Gemüsesuppe klar, Gemüsebrühepulver | caldo de verduras, caldo vegetal, caldo de verdura | bouillon de légumes, bouillon de légume, fond de légumes | brodo vegetale, brodo di verdure, brodo di verdura
stock | Brühe, Bouillon, Fond, Suppe klar, Rindsuppe klar, Instantbrühe, Fleischfond | caldo, caldo de cocido, caldo de carne casero | bouillon, bouillon maison | brodo, brodo ristretto
bouillon cube | Brühwürfel, Suppenwürfel, Bouillonwürfel, Fleischbrühwürfel, Hühnerbrühwürfel, Rinderbrühwürfel | cubito de caldo, pastilla de caldo, cubo de caldo, avecrem, caldo en cubo, cubitos de caldo, pastillas de caldo, pastilla de avecrem, pastilla de caldo de pollo | cube de bouillon, bouillon cube, bouillon en cube, bouillon kub, kub or, cubes de bouillon, cube de bouillon de volaille, cubes de bouillon de volaille, cube de bouillon de bœuf | dado, dado da brodo, dado da cucina, dadi da brodo, dado per brodo, dado di carne
gravy | Bratensoße, Bratensauce, Bratensaft, Bratenfond, Rahmsauce | salsa de carne, salsa de asado | sauce brune, jus de viande, jus de rôti, demi-glace | fondo bruno, fondo di cottura
# Alcohol
alcohol | Alkohol, Alkohole, Alkohols, Spirituosen | alcohol, alcoholes, bebidas alcohólicas, bebida alcohólica | alcool, alcools, boisson alcoolisée, boissons alcoolisées | alcol, alcool, superalcolici, alcolici, bevande alcoliche
wine | Wein, Weine, Kochwein, Weins, Weines, Dessertwein | vino, vinos, vino de mesa, vino para cocinar, vino rancio | vin, vins, vin doux, vin cuit | vino, vini, vinsanto, vino cotto
white wine | Weißwein, Riesling, trockener Weißwein, trockenen Weißwein, Weißweine | vino blanco, vino blanco seco, vinos blancos | vin blanc, vin blanc sec, vins blancs, riesling, sauternes | vino bianco, vino bianco secco, vini bianchi
red wine | Rotwein, Burgunder, trockener Rotwein, trockenen Rotwein, Rotweine | vino tinto, tinto, vinos tintos | vin rouge, vins rouges | vino rosso, vini rossi, barolo, chianti
rose wine | Roséwein, Rosé | vino rosado, clarete | vin rosé | vino rosato
sparkling wine | Sekt, Champagner, Prosecco, Schaumwein | cava, champán, champaña, vino espumoso, espumoso, prosecco | champagne, vin mousseux, crémant, mousseux, prosecco | prosecco, spumante, champagne, vino frizzante, franciacorta
sherry | Sherry | jerez, vino de Jerez, Pedro Ximénez, oloroso | xérès, sherry | sherry
port | Portwein, Madeira | oporto, vino de Oporto, vino dulce, moscatel | porto, madère, vin jaune, pineau | porto, vino liquoroso, vin santo, passito, moscato
marsala | Marsala | marsala, vino de Marsala | marsala, vin de Marsala | marsala
vermouth | Wermut, Noilly Prat, Martini | vermú, vermut, martini | vermouth, noilly prat, martini | vermut, vermouth, Martini bianco, martini
beer | Bier, Biere, Weißbier, Dunkelbier, Malzbier, Pils, Weizenbier, Schwarzbier, Altbier, Hefeweizen, Radler | cerveza, cervezas, cerveza negra, cerveza rubia | bière, bières, bière blonde, bière brune, bière ambrée | birra, birre, birra scura, birra chiara
cider | Apfelwein, Cidre, Most | sidra | cidre | sidro
rum | Rum, Strohrum | ron, ron añejo, ron blanco, cachaza | rhum, rhum ambré, rhum brun, rhum blanc | rum, rhum scuro
brandy | Weinbrand, Cognac, Kognak, Brandy, Calvados, Kirschwasser, Kirsch, Obstbrand, Obstler, Weingeist, Grappa, Armagnac, Marillenschnaps | brandy, coñac, aguardiente, orujo, brandy de Jerez | cognac, armagnac, calvados, kirsch, eau-de-vie, marc, eaux-de-vie, marc de Bourgogne, brandy, eau-de-vie de poire, eau-de-vie de prune | brandy, cognac, grappa, acquavite, calvados
whiskey | Whisky, Whiskey, Bourbon | whisky, güisqui, whiskey, bourbon | whisky, whiskey, bourbon | whisky, whiskey, bourbon
vodka | Wodka, Korn, Schnaps, Vodka, Aquavit | vodka | vodka | vodka
gin | Gin, Wacholderschnaps | ginebra | genièvre, gin | gin
tequila | Tequila, Mezcal | tequila, mezcal | tequila, mezcal | tequila, mezcal
pisco | Pisco | pisco | pisco | pisco
orange liqueur | Likör, Liköre, Orangenlikör, Cointreau, Grand Marnier | licor, licores, licor de naranja, triple seco, Cointreau | liqueur, liqueurs, Cointreau, Grand Marnier, triple sec, limoncello | liquore, liquori, limoncello, Alchermes, Strega, maraschino, Cointreau
coffee liqueur | Kaffeelikör | licor de café | liqueur de café | liquore al caffè
amaretto | Amaretto, Amarettolikör | amaretto, licor de almendra, licor de almendras | amaretto, liqueur d'amande | amaretto, liquore amaretto, amaretto di Saronno, liquore alle mandorle
anise liqueur | Ouzo, Pernod, Pastis, Raki, Anislikör | anís, licor de anís, anisete, anís dulce, anís seco | pastis, pernod, anisette, absinthe, ouzo, liqueur d'anis, raki | sambuca, anisetta, liquore d'anice, ouzo
bitters | Campari, Aperol, Magenbitter | angostura, amargo de angostura | angostura | Campari, Aperol, amaro, angostura
sake | Sake, Reiswein | sake, vino de arroz | saké, vin de riz, alcool de riz | sake, vino di riso
mirin | Mirin | mirin | mirin | mirin
# Pulses
legume | Hülsenfrucht, Hülsenfrüchte, Hülsenfrüchten | legumbre, legumbres, leguminosa, leguminosas | légumineuse, légumineuses, légumes secs, légume sec | legume, legumi
bean | Bohne, Bohnen, Wachtelbohnen, Borlottibohnen, Dosenbohnen | frijol, frijoles, poroto, porotos, habichuela, habichuelas, alubia, alubias, judía, judías, fréjol, caraota, caraotas | haricot, haricots, haricots secs | fagiolo, fagioli, borlotti, fagioli borlotti
black bean | schwarze Bohnen, schwarzen Bohnen | frijol negro, frijoles negros, judías negras, alubias negras, porotos negros, caraotas negras | haricots noirs, haricot noir | fagioli neri, fagiolo nero
kidney bean | Kidneybohne, Kidneybohnen, rote Bohnen, Feuerbohnen | frijol rojo, frijoles rojos, alubias rojas, judías rojas, judías pintas, alubia roja, porotos rojos | haricots rouges, haricot rouge | fagioli rossi, fagiolo rosso
white bean | weiße Bohnen, weißen Bohnen, Cannellinibohnen, Riesenbohnen, weiße Bohne | alubias blancas, judías blancas, fabes, judión, judiones, porotos blancos, frijoles blancos, alubia blanca, judía blanca, faba, pochas | haricots blancs, haricot blanc, flageolet, flageolets, haricots tarbais, mogette, mogettes, haricots coco, lingots | cannellini, fagioli cannellini, fagioli bianchi, fagioli di Spagna, fagiolo cannellino, fagioli bianchi di Spagna
pinto bean | Pintobohnen | frijoles pintos, frijol pinto, alubias pintas, frijoles bayos | haricots pinto, haricots borlotti | fagioli pinto
black eyed pea | Augenbohnen, Schwarzaugenbohnen | frijol de carita, judías carilla, carillas, frijol carita, alubia carilla, alubias carillas, frijoles de carita | haricots cornille, cornilles, haricots à œil noir, cornille | fagioli dell'occhio
refried beans | Bohnenmus | frijoles refritos | haricots frits, purée de haricots rouges | crema di fagioli
lima bean | Limabohnen | pallar, pallares, garrofón, habas de lima | haricots de Lima | fagioli di Lima
chickpea | Kichererbse, Kichererbsen | garbanzo, garbanzos | pois chiche, pois chiches | cece, ceci
dried chickpea | getrocknete Kichererbsen | garbanzos secos, garbanzo seco | pois chiches secs | ceci secchi
dried white bean | getrocknete weiße Bohnen | alubias secas, judías blancas secas | haricots blancs secs | fagioli secchi
lentil | Linse, Linsen, braune Linsen, grüne Linsen, Tellerlinsen, Berglinsen, Puy-Linsen, Belugalinsen | lenteja, lentejas, lenteja pardina, lentejas pardinas | lentille, lentilles, lentilles vertes, lentilles du Puy, lentilles blondes, lentilles corail vertes, lentilles brunes | lenticchia, lenticchie
red lentil | rote Linsen, roten Linsen, gelbe Linsen | lenteja roja, lentejas rojas, lentejas coral | lentilles corail, lentille corail, lentilles rouges | lenticchie rosse, lenticchie decorticate
split pea | Schälerbsen, Splittererbsen, halbe Erbsen, Spalterbsen, gelbe Erbsen | guisantes secos, arvejas partidas, guisantes partidos | pois cassés, pois cassé | piselli secchi, piselli spezzati
pea | Erbse, Erbsen, Zuckererbsen, TK-Erbsen, Tiefkühlerbsen, Markerbsen | guisante, guisantes, arveja, arvejas, chícharo, chícharos, alverja, alverjas | petit pois, petits pois, pois | pisello, piselli, pisellini
snow pea | Zuckerschote, Zuckerschoten, Kaiserschoten, Kefen | tirabeque, tirabeques, bisaltos | pois gourmand, pois gourmands, pois mange-tout, mange-tout | taccole, taccola, piselli mangiatutto
fava bean | Ackerbohnen, Saubohnen, dicke Bohnen, Puffbohnen, Favabohnen, dicke Bohne | haba, habas, habitas, habitas tiernas | fève, fèves, févette, févettes | fava, fave
mung bean | Mungbohne, Mungbohnen, Mungobohnen | judía mungo, judías mungo, frijol mungo, soja verde | haricot mungo, haricots mungo | fagioli mung, fagioli mungo, azuki verdi
green bean | grüne Bohnen, grünen Bohnen, Prinzessbohnen, Brechbohnen, Buschbohnen, Stangenbohnen, Fisolen, grüne Bohne | judía verde, judías verdes, ejote, ejotes, vainita, vainitas, chaucha, chauchas, poroto verde, porotos verdes, vainas, habichuelas verdes, bajocas | haricot vert, haricots verts, haricots plats, haricots beurre | fagiolino, fagiolini, tegoline, taccole di fagiolini, cornetti verdi
# Vegetables
vegetable | Gemüse, Gemüsesorten, Gemuese, Gemüses, Gemüsesorte, Grünzeug | verdura, verduras, hortaliza, hortalizas, vegetal, vegetales | légume, légumes, légumes verts, crudité, crudités | verdura, verdure, ortaggio, ortaggi
mixed vegetable | Mischgemüse, Buttergemüse, TK-Gemüse | menestra, menestra de verduras | macédoine, macédoine de légumes | verdure miste
potato | Kartoffel, Kartoffeln, Erdapfel, Pellkartoffeln, Salzkartoffeln, Erdäpfeln, Kartoffelwürfel | patata, patatas, papa, papas, papitas | pomme de terre, pommes de terre, patate, patates, pdt | patata, patate
new potato | Frühkartoffeln, Drillinge, junge Kartoffeln, neue Kartoffeln | patatas nuevas, papas nuevas, cachelos, patata nueva, patatas nuevas baby, patatas baby | pommes de terre nouvelles, pommes de terre grenaille, grenailles, pomme de terre nouvelle, pommes grenailles | patate novelle, patatine novelle, patata novella
sweet potato | Süßkartoffel, Süßkartoffeln, Batate, Bataten | boniato, boniatos, batata, batatas, camote, camotes, moniato | patate douce, patates douces | patata dolce, patate dolci, patata americana, patate americane, batata
french fries | Pommes, Pommes frites, Fritten, Wedges | patatas fritas, papas fritas, papas a la francesa | frites, pommes frites, potatoes | patatine fritte, patate fritte
potato chips | Kartoffelchips, Chips | patatas chips, papas de bolsa, patatas de bolsa | chips, chips de pommes de terre | patatine, patatine in busta
mashed potato | Kartoffelpüree, Kartoffelbrei, Stampfkartoffeln | puré de patata, puré de patatas, puré de papa, puré de papas | purée de pommes de terre, purée | purè di patate, purè
tomato | Tomate, Tomaten, Paradeiser, Fleischtomaten, Strauchtomaten, Fleischtomate, Rispentomaten, Eiertomaten | tomate, tomates, jitomate, jitomates, tomate pera, tomates maduros | tomate, tomates, tomates fraîches, tomates grappe | pomodoro, pomodori, pomodori ramati, pomodoro ramato
cherry tomato | Kirschtomate, Kirschtomaten, Cocktailtomaten, Cherrytomaten, Datteltomaten, Cocktailtomate | tomate cherry, tomates cherry, tomatitos, tomatitos cherry, tomates cereza, tomate cereza | tomate cerise, tomates cerises, tomates cerise, tomates cocktail | pomodorino, pomodorini, ciliegini, datterini, pachino, pomodori ciliegini, pomodorini ciliegino
canned tomato | Dosentomaten, gehackte Tomaten, geschälte Tomaten, stückige Tomaten, Pelati, Tomaten aus der Dose, gestückelte Tomaten | tomate en conserva, tomates en conserva, tomate triturado, tomate pelado, tomates pelados, tomate troceado, tomate en lata, tomates en lata, tomate natural triturado | tomates concassées, tomates pelées, tomates en conserve, pulpe de tomate, tomates en boîte, pulpe de tomates | pelati, pomodori pelati, polpa di pomodoro, pomodori in scatola
tomato passata | passierte Tomaten, Passata | tomate tamizado | coulis de tomate, coulis de tomates | passata, passata di pomodoro
tomato paste | Tomatenmark, Tomatenkonzentrat, Tomatenpaste | concentrado de tomate, tomate concentrado, pasta de tomate, extracto de tomate, pasta de jitomate | concentré de tomate, concentré de tomates, double concentré de tomate, double concentré de tomates | concentrato di pomodoro, doppio concentrato, doppio concentrato di pomodoro, triplo concentrato di pomodoro, estratto di pomodoro
tomato sauce | Tomatensauce, Tomatensoße, Tomatensugo, Sugo | salsa de tomate, tomate frito, salsa de jitomate | sauce tomate, sauce tomates | sugo di pomodoro, salsa di pomodoro, sugo, sugo al pomodoro
sun dried tomato | getrocknete Tomaten, getrockneten Tomaten, Trockentomaten, getrocknete Tomate, getrocknete Tomaten in Öl, in Öl eingelegte getrocknete Tomaten | tomate seco, tomates secos, tomates deshidratados, tomates secos en aceite, tomate seco en aceite | tomates séchées, tomate séchée, tomates confites, tomates séchées à l'huile, tomates séchées dans l'huile | pomodori secchi, pomodoro secco, pomodori secchi sott'olio, pomodori sott'olio
onion | Zwiebel, Zwiebeln, Gemüsezwiebel, Gemüsezwiebeln, Zwiebelchen, Zwiebelwürfel | cebolla, cebollas, cebolla blanca, cebollita | oignon, oignons, ognon, ognons, oignon jaune, oignon blanc | cipolla, cipolle, cipolla bianca, cipolla dorata
red onion | rote Zwiebel, rote Zwiebeln, roten Zwiebeln | cebolla morada, cebollas moradas, cebolla roja, cebollas rojas | oignon rouge, oignons rouges | cipolla rossa, cipolle rosse, cipolla di Tropea, cipolle di Tropea
pearl onion | Perlzwiebeln, Silberzwiebeln | cebollitas, cebollita perla, cebollitas francesas, cebolletas en vinagre, cebollitas en vinagre | oignons grelots, oignon grelot, petits oignons | cipolline, cipolline borettane, cipollina
shallot | Schalotte, Schalotten | chalota, chalotas, chalote, echalota, echalote, escaluña | échalote, échalotes | scalogno, scalogni
scallion | Frühlingszwiebel, Frühlingszwiebeln, Lauchzwiebel, Lauchzwiebeln, Jungzwiebel, Jungzwiebeln, Schlotten | cebolleta, cebolletas, cebolla de verdeo, cebollín, cebollines, cebolla larga, cebollín verde, cebollino inglés, cebollas de verdeo, cebolla verde | oignon nouveau, oignons nouveaux, cébette, cébettes, ciboule, oignon vert, oignons verts, cive | cipollotto, cipollotti, cipolla fresca, cipollotto fresco
garlic | Knoblauch, Knoblauchzehe, Knoblauchzehen, Knofi, Knofel | ajo, ajos, diente de ajo, dientes de ajo, ajete, ajetes, ajos tiernos | ail, aulx, gousse d'ail, gousses d'ail | aglio, spicchio d'aglio, spicchi d'aglio, spicchio di aglio, spicchi di aglio
wild garlic | Bärlauch | ajo silvestre | ail des ours | aglio orsino
leek | Lauch, Porree, Lauchstange, Lauchstangen, Porreestange | puerro, puerros, poro, ajoporro, ajoporros | poireau, poireaux, blanc de poireau, blancs de poireaux, vert de poireau | porro, porri
chive | Schnittlauch | cebollino, ciboulette | ciboulette | erba cipollina
carrot | Karotte, Karotten, Möhre, Möhren, Mohrrübe, Mohrrüben, Rüebli, gelbe Rüben, Möhrchen, gelbe Rübe | zanahoria, zanahorias | carotte, carottes | carota, carote
parsnip | Pastinake, Pastinaken | chirivía, chirivías, pastinaca | panais | pastinaca, pastinache
beet | rote Bete, rote Beete, Randen, Rote Rübe, rote Rüben, Rande, Rohne, Rohnen, Roter Bete, Roten Beten | remolacha, remolachas, betabel, betarraga, betabeles, beterraga | betterave, betteraves, betterave rouge, betteraves rouges | barbabietola, barbabietole, rapa rossa, rape rosse
turnip | Rübe, Rüben, Mairübe, Mairübchen, weiße Rübe, Mairüben, Teltower Rübchen | nabo, nabos, nabiza | navet, navets | rapa, rape
rutabaga | Steckrübe, Steckrüben, Kohlrübe, Kohlrüben | colinabo, colinabo amarillo, nabo sueco, rutabaga | rutabaga, rutabagas | navone, rutabaga
radish | Radieschen, Rettiche, Radi | rábano, rábanos, rabanito, rabanitos | radis, radis rose | ravanello, ravanelli, rafano nero
daikon | Rettich, Daikon, Daikonrettich | daikon, rábano blanco, rábano daikon | radis noir, daikon, radis blanc | daikon
jerusalem artichoke | Topinambur | tupinambo, aguaturma | topinambour, topinambours | topinambur
salsify | Schwarzwurzel, Schwarzwurzeln, Haferwurzel | salsifí, salsifíes, escorzonera | salsifis, scorsonère | scorzonera, scorzobianca
cassava | Maniok, Yuca, Yucca | yuca, mandioca, guacamota, yucas, tapioca raíz | manioc | manioca, yuca
ginger | Ingwer, Ingwerwurzel, Ingwerknolle | jengibre, kion, raíz de jengibre, jengibre fresco | gingembre, gingembre frais, racine de gingembre | zenzero, zenzero fresco, radice di zenzero
horseradish | Meerrettich, Kren, Sahnemeerrettich, Tafelmeerrettich | rábano picante, raíz picante, crema de rábano | raifort | rafano, cren, salsa al rafano
cabbage | Kohl, Weißkohl, Kraut, Weißkraut, Spitzkohl, Kabis, Kohlkopf | col, coles, repollo, repollos, berza, repollo blanco, col blanca | chou, choux, chou blanc, chou vert, chou pointu | cavolo, cavoli, cavolo cappuccio, cavolo bianco
red cabbage | Rotkohl, Rotkraut, Blaukraut, Apfelrotkohl | lombarda, col lombarda, col morada, repollo morado | chou rouge | cavolo rosso, cavolo cappuccio rosso, cavolo viola
savoy cabbage | Wirsing, Wirsingkohl | col rizada de Milán, col de Milán, repollo de Milán | chou de Milan, chou frisé, chou vert frisé | verza, cavolo verza, verze
napa cabbage | Chinakohl | col china, repollo chino | chou chinois | cavolo cinese
bok choy | Pak Choi, Pak Choy, Paksoi | pak choi, bok choy | pak choï, bok choy, pak choy | pak choi, bok choy
brussels sprout | Rosenkohl, Kohlsprossen, Rosenkohls | coles de Bruselas, col de Bruselas, repollitos de Bruselas | chou de Bruxelles, choux de Bruxelles | cavolini di Bruxelles, cavoletti di Bruxelles, cavoletti, cavoletto di Bruxelles
broccoli | Brokkoli, Broccoli, Brokkoliröschen | brócoli, brécol, bróculi, brócolis | brocoli, brocolis, fleurettes de brocoli | broccolo, broccoli
rapini | - | grelos | brocoli-rave | cime di rapa, friarielli
romanesco cauliflower | Romanesco | romanesco | romanesco | broccolo romanesco
cauliflower | Blumenkohl, Karfiol, Blumenkohlröschen | coliflor, coliflores | chou-fleur, choux-fleurs, fleurettes de chou-fleur | cavolfiore, cavolfiori
kale | Grünkohl, Federkohl, Palmkohl, Schwarzkohl | kale, col rizada, berza rizada | chou kale, kale, chou noir | cavolo nero, cavolo riccio
kohlrabi | Kohlrabi, Kohlrabis | colirrábano | chou-rave | cavolo rapa
sauerkraut | Sauerkraut | chucrut, col fermentada, col agria | choucroute, choucroute crue, choucroute cuite | crauti
spinach | Spinat, Blattspinat, Rahmspinat, Babyspinat, Spinatblätter | espinaca, espinacas, espinacas frescas | épinard, épinards, pousses d'épinards, épinards frais, épinards en branches, jeunes pousses d'épinards | spinacio, spinaci, spinacini
swiss chard | Mangold | acelga, acelgas | blette, blettes, bette, bettes, côtes de blettes | bietola, bietole, bieta, erbette, coste bietola, biete
lettuce | Kopfsalat, Salatblätter, Feldsalat, Nüsslisalat, Vogerlsalat, Blattsalat, Salatherzen, Salatkopf, Eichblattsalat, Lollo Rosso, Salatherz, Salatblatt, Batavia, Rapunzel, welker Salat, welken Salat, welkem Salat, welke Salat, schlapper Salat, schlappen Salat, schlaffer Salat, müder Salat, müden Salat, geschossener Salat, geschossenen Salat, Salat aus dem Garten, Kopf Salat, Salatköpfe, Schnittsalat | lechuga, lechugas, canónigos, hojas de lechuga, canónigo | laitue, laitues, mâche, batavia, feuille de chêne, salade verte, feuilles de salade, doucette, salade de mâche, salade flétrie, salade fanée, salade fatiguée, salade défraîchie, salade molle, salade montée, salades montées, salades qui montent, salade qui monte, salades flétries, salades fanées, salade un peu flétrie, salade un peu fanée, salade un peu fatiguée, salade toute flétrie, salade bien fatiguée, salade du jardin, salades du jardin, pied de salade, pieds de salade, coeur de salade, reste de salade verte, salade en sachet, salade en trop, trop de salades, salade à écouler | lattuga, lattughe, songino, valeriana, insalata iceberg, lattughino, insalata verde, foglie di insalata, gentilina, soncino, valerianella, insalata appassita, insalata un po' appassita, insalata moscia, insalata avvizzita, insalata vecchia, cespo di insalata, cespi di insalata, insalata dell'orto
arugula | Rucola, Rauke, Ruccola | rúcula, arúgula, rúgula, rucola, roqueta | roquette | rucola, rughetta
watercress | Brunnenkresse | berro, berros | cresson | crescione
radicchio | Radicchio | radicchio, achicoria roja | trévise, radicchio, chicorée rouge | radicchio, radicchio rosso, trevigiano
endive | Chicorée, Endivie, Endiviensalat, Friséesalat, Frisée | endivia, endivias, escarola, achicoria, escarolas | endive, endives, chicorée, scarole, frisée, chicons, chicon | indivia, scarola, cicoria, catalogna, puntarelle, scarole, indivia belga
fennel | Fenchel, Fenchelknolle, Fenchelknollen | hinojo, hinojos, bulbo de hinojo | fenouil, fenouils, bulbe de fenouil | finocchio, finocchi
asparagus | Spargel, Spargeln, Grünspargel, Spargelspitzen, Spargelstangen, weißer Spargel, grüner Spargel, grünen Spargel | espárrago, espárragos, espárragos trigueros, espárragos verdes, espárragos blancos, trigueros | asperge, asperges, asperges vertes, asperges blanches, pointes d'asperges | asparago, asparagi, punte di asparagi
artichoke | Artischocke, Artischocken, Artischockenherzen | alcachofa, alcachofas, alcaucil, corazones de alcachofa, alcauciles | artichaut, artichauts, cœurs d'artichaut, fonds d'artichaut | carciofo, carciofi, carciofini
cardoon | Karde, Kardonen | cardo, cardos | cardon, cardons | cardi, cardo, gobbi
rhubarb | Rhabarber | ruibarbo | rhubarbe | rabarbaro
okra | Okra, Okraschoten, Okraschote | okra, quimbombó, quingombó, bamia | gombo, gombos, okra | okra, gombo
bell pepper | Paprikaschote, Paprikaschoten, Spitzpaprika, Peperoni süß, Paprikas, Peperoni schweizerisch | pimiento, pimientos, pimentón morrón, morrón, morrones, ají morrón, ají dulce, pimentones, pimiento morrón | poivron, poivrons | peperone, peperoni
red bell pepper | rote Paprika, rote Paprikaschote, roter Paprika, rote Peperoni, rote Paprikaschoten, roten Paprika | pimiento rojo, pimientos rojos, morrón rojo, pimentón rojo | poivron rouge, poivrons rouges, poivron rouge doux | peperone rosso, peperoni rossi, peperone rosso dolce
green bell pepper | grüne Paprika, grüne Paprikaschote, grüner Paprika, grünen Paprika | pimiento verde, pimientos verdes, pimientos de Padrón, pimientos italianos, pimentón verde, morrón verde | poivron vert, poivrons verts | peperone verde, peperoni verdi, friggitelli
yellow bell pepper | gelbe Paprika, gelbe Paprikaschote, gelben Paprika | pimiento amarillo, pimientos amarillos, pimentón amarillo | poivron jaune, poivrons jaunes | peperone giallo, peperoni gialli
chili | Chili, Chilis, Chilischote, Chilischoten, Peperoni, Peperoncini, Pfefferoni | chile, chiles, guindilla, guindillas, ají, ajíes, cayena fresca | piment, piments, piment rouge, piment oiseau | peperoncino, peperoncini
jalapeno | Jalapeño, Jalapeños | jalapeño, jalapeños, chile jalapeño, chiles jalapeños | jalapeño, jalapeños, piment jalapeño | jalapeño, jalapeños
eggplant | Aubergine, Auberginen, Melanzani, Melanzane | berenjena, berenjenas | aubergine, aubergines | melanzana, melanzane
zucchini | Zucchini, Zucchetti, Zucchino, Zucchinis | calabacín, calabacines, calabacita, calabacitas, zapallito, zapallitos, zapallo italiano | courgette, courgettes | zucchina, zucchine, zucchino, zucchini
pumpkin | Kürbis, Kürbisse, Hokkaido, Hokkaidokürbis, Kürbisfleisch, Muskatkürbis | calabaza, calabazas, zapallo, zapallos, auyama, ayote, ahuyama | courge, courges, citrouille, citrouilles, potiron, potirons, giraumon | zucca, zucche, zucca delica, zucca mantovana
butternut squash | Butternut, Butternusskürbis, Butternutkürbis, Butternuss-Kürbis | calabaza cacahuete, calabaza butternut, calabaza violín | courge butternut, butternut, doubeurre | zucca butternut, zucca violina
cucumber | Gurke, Gurken, Salatgurke, Salatgurken, Schlangengurke, Landgurke | pepino, pepinos | concombre, concombres | cetriolo, cetrioli
pickle | Gewürzgurke, Gewürzgurken, Essiggurke, Essiggurken, Cornichon, Cornichons, saure Gurken, Spreewaldgurken | pepinillo, pepinillos | cornichon, cornichons | cetriolino, cetriolini, sottaceti, giardiniera
corn | Mais, Zuckermais, Maiskolben, Gemüsemais, Dosenmais, Kukuruz, Maiskorn, Maiskörner | maíz, elote, elotes, choclo, choclos, mazorca, mazorcas, maíz dulce, jojoto | maïs, maïs doux, épi de maïs, grains de maïs | mais, granoturco, pannocchia, pannocchie, chicchi di mais
mushroom | Pilz, Pilze, Pilzen, Champignon, Champignons, Schwammerl, Egerlinge, Waldpilze, Egerling, Totentrompete, Totentrompeten, Herbsttrompete, Herbsttrompeten, Mischpilze | champiñón, champiñones, seta, setas, hongo, hongos, champis, callampas, níscalos, trompeta de la muerte, trompetas de la muerte, trompetas de los muertos | champignon, champignons, champignons de Paris, champignon de Paris, trompette de la mort, trompettes de la mort, trompettes-de-la-mort, trompettes des morts, craterelle, craterelles, champignons sauvages, champignons des bois, champignons de la forêt | fungo, funghi, champignon, funghi champignon, prataioli, funghi misti, trombetta dei morti, trombette dei morti, funghi di bosco
porcini | Steinpilz, Steinpilze | boletus, boleto, hongo blanco | cèpe, cèpes, bolet, bolets | porcino, porcini, funghi porcini
chanterelle | Pfifferling, Pfifferlinge, Eierschwammerl, Eierschwämme, Pfifferlingen, Reherl | rebozuelo, rebozuelos, chantarela, rebollones amarillos | girolle, girolles, chanterelle, chanterelles | finferli, gallinacci, galletti funghi, funghi finferli, finferlo
oyster mushroom | Austernpilz, Austernpilze, Austernseitling, Austernseitlinge, Kräuterseitling, Kräuterseitlinge, Austernpilzen | seta de ostra, setas de ostra, gírgola, gírgolas, seta de cardo, setas de cardo, setas ostra, seta ostra, orellanas | pleurote, pleurotes, pleurote du panicaut | pleurotus, cardoncelli, funghi ostrica, funghi cardoncelli
shiitake | Shiitake, Shiitakepilze | shiitake | shiitake, shiitakés | shiitake
morel | Morchel, Morcheln, Spitzmorcheln | colmenilla, colmenillas | morille, morilles | spugnole, morchelle, spugnola
truffle | Trüffel, Trüffeln, Trüffelpilz, Trüffel schwarz, schwarze Trüffel | trufa, trufas, trufa negra, trufas negras, trufa blanca | truffe, truffes, truffe noire, truffe d'été | tartufo, tartufi, tartufo nero, tartufo bianco
olive | Olive, Oliven | aceituna, aceitunas, oliva, olivas | olive, olives | oliva, olive
onion soup mix | Zwiebelsuppenpulver, Zwiebelsuppe Tüte, Zwiebelsuppe aus der Tüte | sopa de cebolla en polvo, sopa de cebolla en sobre, sobre de sopa de cebolla | soupe à l'oignon en sachet, soupe à l'oignon déshydratée | zuppa di cipolle liofilizzata, preparato per zuppa di cipolle
black olive | schwarze Oliven, schwarzen Oliven, Kalamata-Oliven, Kalamataoliven | aceitunas negras, aceituna negra, olivas negras | olives noires, olive noire | olive nere, olive taggiasche, olive nere taggiasche, olive nere denocciolate, taggiasche, olive di Gaeta
green olive | grüne Oliven, grünen Oliven | aceitunas verdes, aceituna verde, aceitunas manzanilla | olives vertes, olive verte | olive verdi, olive ascolane verdi
caper | Kaper, Kapern, Kapernäpfel, Kapern aus dem Glas, eingelegte Kapern | alcaparra, alcaparras, alcaparrones, alcaparras en vinagre, alcaparras en sal | câpre, câpres, câprons, câpres au vinaigre, câpres au sel | cappero, capperi, capperi sotto sale, capperi dissalati, capperi sott'aceto
avocado | Avocado, Avocados, Avocadocreme | aguacate, aguacates, palta, paltas | avocat, avocats | avocado, avocadi
nopal | Kaktusfeige, Kaktus | nopal, nopales, tuna fruta, higo chumbo, higos chumbos | figue de Barbarie, nopal, cactus | fico d'India, fichi d'India, nopal
tomatillo | Tomatillo | tomatillo, tomatillos, tomate verde, tomate verde mexicano, miltomate | tomatille | tomatillo
seaweed | Alge, Algen, Noriblätter, Meeresalgen | alga, algas | algue, algues | alga, alghe
nori | Nori, Noriblatt | nori, alga nori | nori, feuilles de nori | nori, alga nori
bamboo shoot | Bambussprossen | brotes de bambú | pousses de bambou | germogli di bambù
# Fruit
fruit | Obst, Frucht, Früchte, Früchten, Obstsorten, Obsts | fruta, frutas, fruta fresca, fruta de temporada | fruit, fruits, fruits frais | frutta, frutto, frutti, frutta fresca
berry | Beere, Beeren, Beerenmischung, Waldbeeren | baya, bayas, frutos rojos, frutos del bosque | baie, baies, fruits rouges, fruits des bois, petits fruits | bacca, bacche, frutti di bosco, frutti rossi
citrus | Zitrusfrucht, Zitrusfrüchte, Zitrusfrüchten, Zitrus | cítrico, cítricos | agrume, agrumes | agrume, agrumi
apple | Apfel, Äpfeln, Boskoop, Boskop, Elstar, Braeburn, Jonagold, Kochäpfel, Apfelstücke, Apfelspalten | manzana, manzanas, manzana reineta, manzanas reinetas, reineta, reinetas, manzana golden, manzanas golden | pomme, pommes, pommes golden, pomme golden, reinette, reinettes, pommes reinettes, boskoop, belle de boskoop | mela, mele, mele golden, mela golden, mele renette, mela renetta, renetta, renette
applesauce | Apfelmus, Apfelmark, Apfelkompott, Apfelmuß | puré de manzana, compota de manzana | compote de pommes, compote de pomme, purée de pommes | purea di mele, mousse di mele, composta di mele, polpa di mela
pear | Birne, Birnen | pera, peras | poire, poires | pera, pere
quince | Quitte, Quitten | membrillo, membrillos | coing, coings | mela cotogna, mele cotogne, cotogna
banana | Banane, Bananen | plátano, plátanos, banana, bananas, banano, guineo, cambur, bananos | banane, bananes | banana, banane
plantain | Kochbanane, Kochbananen | plátano macho, plátano verde, plátano maduro, plátanos verdes, plátanos maduros, plátanos machos | banane plantain, bananes plantain, plantain | platano, platani, banana da cuocere
lemon | Zitrone, Zitronen, Bio-Zitrone, Biozitrone | limón, limones, limón amarillo | citron, citrons, citron jaune, citron non traité | limone, limoni, limone non trattato
lemon juice | Zitronensaft | zumo de limón, jugo de limón | jus de citron, jus d'un citron, jus de citrons | succo di limone, succo di limoni, succo di un limone
lemon zest | Zitronenschale, Zitronenabrieb, Zitronenzeste, Zitronenzesten, abgeriebene Zitronenschale | ralladura de limón, cáscara de limón, piel de limón, ralladura de un limón, corteza de limón | zeste de citron, zestes de citron, écorce de citron | scorza di limone, buccia di limone, scorza di limone grattugiata, scorzetta di limone, buccia grattugiata di limone
lime | Limette, Limetten | lima, limas, limón verde | citron vert, citrons verts, lime, limes | lime, limetta
lime juice | Limettensaft | zumo de lima, jugo de lima | jus de citron vert, jus de lime | succo di lime
orange | Orange, Orangen, Apfelsine, Apfelsinen, Blutorangen, Blutorange | naranja, naranjas | orange, oranges | arancia, arance, arancio, arance rosse
orange juice | Orangensaft | zumo de naranja, jugo de naranja | jus d'orange, jus d'oranges, jus d'une orange | succo d'arancia, succo di arancia, succo di arance, spremuta d'arancia
mandarin | Mandarine, Mandarinen, Clementine, Clementinen | mandarina, mandarinas, clementina, clementinas | mandarine, mandarines, clémentine, clémentines | mandarino, mandarini, clementina, clementine
grapefruit | Grapefruit, Pampelmuse, Grapefruits, Pomelo | pomelo, pomelos, toronja, toronjas | pamplemousse, pamplemousses, pomelo, pomélos | pompelmo, pompelmi
strawberry | Erdbeere, Erdbeeren | fresa, fresas, frutilla, frutillas, fresón, fresones | fraise, fraises, gariguettes | fragola, fragole, fragoline
raspberry | Himbeere, Himbeeren | frambuesa, frambuesas | framboise, framboises | lampone, lamponi
blueberry | Heidelbeere, Heidelbeeren, Blaubeere, Blaubeeren, Schwarzbeeren | arándano, arándanos, arándanos azules | myrtille, myrtilles, bleuet, bleuets | mirtillo, mirtilli
blackberry | Brombeere, Brombeeren | mora, moras, zarzamora, zarzamoras | mûre, mûres | mora, more
cranberry | Cranberry, Cranberrys, Preiselbeere, Preiselbeeren, Moosbeeren, Cranberries | arándano rojo, arándanos rojos | canneberge, canneberges, airelle, airelles, cranberry, cranberries | mirtillo rosso, mirtilli rossi, cranberry
redcurrant | Johannisbeere, Johannisbeeren, Ribisel, schwarze Johannisbeeren, Ribiseln, rote Johannisbeeren, Cassis | grosella, grosellas, grosella roja, grosella negra | groseille, groseilles, cassis | ribes, ribes rosso, ribes nero
gooseberry | Stachelbeere, Stachelbeeren | uva espina, uchuva, aguaymanto, grosella espinosa | groseille à maquereau, groseilles à maquereau | uva spina
cherry | Kirsche, Kirschen, Süßkirschen | cereza, cerezas, picota, picotas | cerise, cerises, bigarreaux | ciliegia, ciliegie, duroni
grape | Traube, Trauben, Weintraube, Weintrauben | uva, uvas | raisin frais, raisins frais, raisin blanc, raisin noir, raisins blancs, raisins noirs, raisin rouge, raisins rouges, raisin sans pépins, raisins sans pépins, grappe de raisin, grain de raisin, grains de raisin | uva, uve, acini d'uva, chicchi d'uva
raisin | Rosine, Rosinen, Sultanine, Sultaninen, Korinthen, Weinbeeren | pasas, uvas pasas, pasa, uva pasa, pasas de uva, sultanas | raisin sec, raisins secs, raisin, raisins, raisins de Smyrne, raisins de Corinthe, raisins blonds | uvetta, uva passa, uva sultanina, uvette, sultanina, passolina, zibibbo
peach | Pfirsich, Pfirsiche, Pfirsichen | melocotón, melocotones, durazno, duraznos | pêche, pêches | pesca, pesche
nectarine | Nektarine, Nektarinen | nectarina, nectarinas | nectarine, nectarines, brugnon | nettarina, pesca noce, nettarine, pesche noci
apricot | Aprikose, Aprikosen, Marille, Marillen | albaricoque, albaricoques, chabacano, damasco, damascos, chabacanos | abricot, abricots | albicocca, albicocche
plum | Pflaume, Pflaumen, Zwetschge, Zwetschgen, Mirabelle, Mirabellen, Zwetschken, Zwetschke | ciruela, ciruelas | prune, prunes, quetsche, quetsches, mirabelle, mirabelles, reine-claude, reines-claudes | prugna, prugne, susina, susine
prune | Backpflaume, Backpflaumen, Trockenpflaumen, Dörrpflaumen, Dörrzwetschken | ciruela pasa, ciruelas pasas, ciruela seca, ciruelas secas, orejones de ciruela | pruneau, pruneaux, pruneaux d'Agen | prugna secca, prugne secche
date | Dattel, Datteln, Medjool-Datteln | dátil, dátiles | datte, dattes | dattero, datteri
fig | Feige, Feigen | higo, higos, breva, brevas | figue, figues | fico, fichi
dried fruit | Trockenobst, Trockenfrüchte, Dörrobst | fruta deshidratada, frutas deshidratadas | fruits séchés, fruit séché | frutta disidratata, frutta essiccata
candied peel | Zitronat, Orangeat, Sukkade, kandierte Früchte, Belegkirschen | fruta confitada, fruta escarchada, naranja confitada, frutas confitadas, frutas escarchadas, acitrón | fruits confits, écorces confites, écorce d'orange confite, écorces d'orange confites, orange confite, angélique confite | canditi, frutta candita, cedro candito, scorze candite, arancia candita, scorzette candite
mango | Mango, Mangos | mango, mangos | mangue, mangues | mango, manghi
pineapple | Ananas | piña, piñas, ananá, ananás | ananas | ananas
papaya | Papaya | papaya, papayas, lechosa | papaye, papayes | papaia, papaya
kiwi | Kiwi, Kiwis | kiwi, kiwis | kiwi, kiwis | kiwi
pomegranate | Granatapfel, Granatapfelkerne | granada, granadas | grenade, grenades, graines de grenade | melagrana, melograno, melagrane, chicchi di melagrana, chicchi di melograno
passion fruit | Passionsfrucht, Maracuja, Passionsfrüchte, Maracujas | maracuyá, fruta de la pasión, parchita, maracuyás | fruit de la passion, fruits de la passion, maracuja, grenadelle | frutto della passione, maracuja, frutti della passione
watermelon | Wassermelone, Wassermelonen | sandía, sandías, patilla | pastèque, pastèques | anguria, angurie, cocomero, cocomeri
melon | Melone, Melonen, Honigmelone | melón, melones | melon, melons | melone, meloni
persimmon | Kaki, Kakis, Sharon | caqui, caquis, kaki, persimón | kaki, kakis | cachi, caco, kaki
guava | Guave, Guaven | guayaba, guayabas | goyave, goyaves | guava
lychee | Litschi, Litschis | lichi, lichis | litchi, litchis | litchi
coconut | Kokosnuss, Kokosnüsse, Kokos, Kokosraspel, Kokosraspeln, Kokosflocken, Kokosfleisch | coco, cocos, coco rallado | noix de coco, coco, noix de coco râpée | cocco, noce di cocco, cocco grattugiato, noci di cocco
coconut milk | Kokosmilch, Kokosnussmilch | leche de coco | lait de coco | latte di cocco
coconut cream | Kokoscreme, Kokossahne | crema de coco, nata de coco | crème de coco | crema di cocco, panna di cocco
coconut yogurt | Kokosjoghurt | yogur de coco | yaourt coco, yaourt à la noix de coco, yaourt de coco, yaourt au lait de coco | yogurt di cocco
# Herbs and spices
herb | Kraut frisch, Kräuter, Gartenkräuter, Küchenkräuter, Kräutern, frische Kräuter | hierba, hierbas, hierbas aromáticas, hierbas frescas, yerbas | herbe, herbes, herbes aromatiques, herbes fraîches, fines herbes, aromates | erba aromatica, erbe, erbe aromatiche, erbette aromatiche
italian seasoning | italienische Kräuter, Kräuter der Provence, getrocknete Kräuter, Provence-Kräuter | hierbas provenzales, hierbas italianas, hierbas de Provenza, hierbas secas | herbes de Provence, bouquet garni, herbes séchées | erbe provenzali, erbe di Provenza, erbe secche, mazzetto aromatico
spice | Gewürz, Gewürze, Gewürzen, Gewürzmischung, Gewuerze | especia, especias | épice, épices | spezia, spezie
parsley | Petersilie, Petersil, Peterli, Petersilienblätter | perejil | persil, persil plat, persil frisé | prezzemolo
cilantro | Koriandergrün, Koriander, Korianderblätter, frischer Koriander, frischen Koriander | cilantro, culantro | coriandre, coriandre fraîche, coriandre frais, feuilles de coriandre | coriandolo, coriandolo fresco, foglie di coriandolo
basil | Basilikum, Basilikumblätter | albahaca | basilic | basilico
mint | Minze, Minzblätter, Minzeblätter | menta, hierbabuena, yerbabuena, menta fresca | menthe, menthe fraîche, feuilles de menthe | menta, mentuccia, menta fresca, foglie di menta
dill | Dill, Dille, Dillspitzen | eneldo | aneth | aneto
thyme | Thymian, Thymianzweige, Thymianzweig | tomillo, ramita de tomillo | thym, brin de thym, branche de thym, brins de thym | timo, rametto di timo
rosemary | Rosmarin, Rosmarinzweig, Rosmarinzweige | romero, ramita de romero | romarin, brin de romarin, branche de romarin | rosmarino, rametto di rosmarino
sage | Salbei, Salbeiblätter | salvia | sauge, feuilles de sauge | salvia, foglie di salvia
oregano | Oregano, Dost | orégano | origan | origano
marjoram | Majoran | mejorana | marjolaine | maggiorana
tarragon | Estragon | estragón | estragon | dragoncello, estragone
chervil | Kerbel | perifollo | cerfeuil | cerfoglio
savory | Bohnenkraut | ajedrea | sarriette | santoreggia
sorrel | Sauerampfer | acedera, acederas | oseille | acetosa
bay leaf | Lorbeer, Lorbeerblatt, Lorbeerblätter, Lorbeerblättern | laurel, hoja de laurel, hojas de laurel | laurier, feuille de laurier, feuilles de laurier | alloro, foglia di alloro, foglie di alloro, foglia d'alloro, lauro
lemongrass | Zitronengras | hierba limón, limoncillo, hierba luisa, citronela, zacate limón | citronnelle | citronella, erba limone
salt | Salz, Meersalz, Speisesalz, Kochsalz, Jodsalz, Steinsalz | sal, sal marina, sal gruesa, sal fina | sel, fleur de sel, gros sel, sel marin, sel fin | sale, sale grosso, sale fino, sale marino
black pepper | Pfeffer, schwarzer Pfeffer, Pfefferkörner, bunter Pfeffer, schwarzen Pfeffer | pimienta, pimienta negra, pimienta molida, granos de pimienta, pimienta en grano | poivre, poivre noir, grains de poivre, poivre moulu, poivre du moulin | pepe, pepe nero, grani di pepe, pepe in grani, pepe macinato
white pepper | weißer Pfeffer, weißen Pfeffer | pimienta blanca | poivre blanc | pepe bianco
paprika | Paprika, Paprikapulver, Rosenpaprika, Paprika edelsüß, edelsüßes Paprikapulver, Delikatesspaprika, Paprika rosenscharf, Paprikapulver edelsüß | pimentón, pimentón dulce, pimentón picante, paprika, ají de color, pimentón molido | paprika, paprika doux, piment doux | paprika, paprica, paprika dolce
smoked paprika | Räucherpaprika, geräuchertes Paprikapulver, Rauchpaprika, Paprika geräuchert | pimentón ahumado, pimentón de la Vera | paprika fumé | paprika affumicata
cayenne pepper | Cayennepfeffer, Cayenne | cayena, pimienta de cayena, pimienta cayena | piment de Cayenne, poivre de Cayenne, piment d'Espelette | pepe di Caienna, pepe di Cayenna
red pepper flakes | Chiliflocken, Pul Biber | copos de chile, chile en hojuelas, hojuelas de chile, escamas de chile | flocons de piment, piment en flocons | peperoncino in scaglie, peperoncino in fiocchi, fiocchi di peperoncino, peperoncino a scaglie
chili powder | Chilipulver | chile en polvo, ají en polvo, ají molido, chile molido | piment en poudre, poudre de piment, chili en poudre, piment moulu | peperoncino in polvere
cumin | Kreuzkümmel, Cumin | comino, cominos | cumin | cumino
caraway | Kümmel | alcaravea | carvi | kümmel, carvi
ground coriander | Koriandersamen, gemahlener Koriander, Korianderpulver | semillas de cilantro, cilantro en polvo, coriandro, coriandro molido, semillas de coriandro | graines de coriandre, coriandre en poudre, coriandre moulue | semi di coriandolo, coriandolo in polvere
turmeric | Kurkuma, Gelbwurz, Kurkumapulver | cúrcuma | curcuma | curcuma
curry powder | Currypulver, Curry Gewürz, Madras-Curry | curry en polvo, polvo de curry | curry en poudre, poudre de curry, poudre de cari | curry in polvere
cinnamon | Zimt, Zimtpulver, Zimtstange, Zimtstangen, gemahlener Zimt | canela, canela en rama, canela en polvo, canela molida | cannelle, bâton de cannelle, cannelle en poudre | cannella, stecca di cannella, cannella in polvere
clove | Nelke, Nelken, Gewürznelke, Gewürznelken, Nelkenpulver | clavo, clavos, clavo de olor, clavos de olor | clou de girofle, clous de girofle, girofle | chiodi di garofano, chiodo di garofano
nutmeg | Muskat, Muskatnuss, Muskatnüsse, geriebene Muskatnuss | nuez moscada, nuez noscada, moscada | noix de muscade, muscade, noix muscade | noce moscata, noci moscate
cardamom | Kardamom, Kardamomkapseln, Kardamompulver | cardamomo | cardamome, gousses de cardamome | cardamomo, bacche di cardamomo
star anise | Sternanis, Anis, Anissamen | anís estrellado, semillas de anís, anís en grano | badiane, anis étoilé, anis, graines d'anis, anis vert | anice stellato, anice, semi di anice
allspice | Piment, Pimentkörner, Nelkenpfeffer | pimienta de Jamaica, pimienta dulce, pimienta gorda | piment de la Jamaïque, quatre-épices, tout-épice | pimento, pepe della Giamaica
juniper berry | Wacholderbeere, Wacholderbeeren, Wacholder | enebro, bayas de enebro | baies de genièvre, baie de genièvre, genévrier | bacche di ginepro, ginepro
saffron | Safran, Safranfäden | azafrán, hebras de azafrán | safran, pistils de safran, filaments de safran | zafferano, pistilli di zafferano
vanilla extract | Vanille, Vanilleextrakt, Vanillemark, Vanillearoma, Vanillepaste, Vanillepulver | vainilla, extracto de vainilla, esencia de vainilla, aroma de vainilla, pasta de vainilla, vainilla líquida | vanille, extrait de vanille, vanille liquide, arôme vanille, vanille en poudre, essence de vanille | vaniglia, estratto di vaniglia, vanillina, aroma di vaniglia, essenza di vaniglia, pasta di vaniglia
garlic powder | Knoblauchpulver, Knoblauchgranulat | ajo en polvo, ajo molido, ajo granulado | ail en poudre, ail semoule | aglio in polvere
achiote | - | achiote, onoto, bija | roucou | -
# Oils and sauces
oil | Öl, Öle, Speiseöl, Pflanzenöl, Bratöl, Oel, Keimöl, Frittieröl | aceite, aceites, aceite vegetal, aceite para freír, aceite de semillas | huile, huiles, huile végétale, huile de friture, huile neutre | olio, oli, olio di semi, olio vegetale, olio per friggere, olio di semi vari
olive oil | Olivenöl, natives Olivenöl, Olivenoel | aceite de oliva, aceite de oliva virgen extra, AOVE, aceite de oliva virgen | huile d'olive, huile d'olives, huile d'olive vierge | olio d'oliva, olio di oliva, olio extravergine d'oliva, olio extravergine, olio evo, olio extravergine di oliva, evo
sunflower oil | Sonnenblumenöl | aceite de girasol, aceite de maravilla | huile de tournesol | olio di girasole, olio di semi di girasole
canola oil | Rapsöl, Rapskernöl | aceite de colza, aceite de canola | huile de colza | olio di colza
coconut oil | Kokosöl, Kokosfett, Palmin | aceite de coco | huile de coco, huile de noix de coco, végétaline | olio di cocco, burro di cocco
palm oil | Palmöl, Palmfett | aceite de palma, dendé | huile de palme | olio di palma
vinegar | Essig, Branntweinessig, Tafelessig, Kräuteressig | vinagre, vinagre blanco, vinagres | vinaigre, vinaigre blanc, vinaigres, vinaigre d'alcool | aceto, aceti
white wine vinegar | Weißweinessig, Weinessig | vinagre de vino, vinagre de vino blanco | vinaigre de vin, vinaigre de vin blanc | aceto di vino, aceto di vino bianco, aceto bianco
red wine vinegar | Rotweinessig | vinagre de vino tinto | vinaigre de vin rouge | aceto di vino rosso, aceto rosso
apple cider vinegar | Apfelessig | vinagre de manzana | vinaigre de cidre | aceto di mele
balsamic vinegar | Balsamico, Balsamicoessig, Balsamessig, Aceto balsamico | vinagre balsámico, vinagre de Módena, balsámico, aceto balsámico | vinaigre balsamique, balsamique | aceto balsamico, balsamico
sherry vinegar | Sherryessig | vinagre de Jerez | vinaigre de Xérès | aceto di sherry
rice vinegar | Reisessig | vinagre de arroz | vinaigre de riz | aceto di riso
ketchup | Ketchup, Tomatenketchup, Curryketchup | ketchup, catsup | ketchup | ketchup
hot sauce | Tabasco, scharfe Soße, scharfe Sauce | salsa picante, tabasco, salsa de chile, salsa valentina | tabasco, sauce piquante, sauce pimentée | tabasco, salsa piccante
barbecue sauce | Barbecuesauce, BBQ-Sauce, Grillsauce, Barbecuesoße | salsa barbacoa, salsa barbecue, salsa bbq | sauce barbecue | salsa barbecue, salsa bbq
curry paste | Currypaste, rote Currypaste, grüne Currypaste | pasta de curry | pâte de curry | pasta di curry
harissa | Harissa | harissa | harissa | harissa
salad dressing | Salatdressing, Dressing, Salatsoße, French Dressing | aliño, aderezo, aliño para ensalada | sauce salade, assaisonnement salade | condimento per insalata
vinaigrette | Vinaigrette | vinagreta | vinaigrette | vinaigrette, citronnette, citronette
guacamole | Guacamole | guacamole | guacamole | guacamole
tapenade | Olivenpaste, Tapenade | paté de aceitunas, olivada, tapenade, paté de olivas | tapenade | paté di olive, tapenade, crema di olive
yeast extract | Hefeextrakt, Vegemite, Cenovis | extracto de levadura, marmite | extrait de levure | estratto di lievito
nutritional yeast | Hefeflocken, Edelhefeflocken, Würzhefe, Edelhefe | levadura nutricional | levure maltée, levure nutritionnelle | lievito alimentare, lievito alimentare in scaglie
# Sugar, baking and drinks
sugar | Zucker, Kristallzucker, Feinzucker, Haushaltszucker, Zuckers, weißer Zucker, Staubzucker grob | azúcar, azúcares, azúcar blanco, azúcar blanquilla, azúcar granulada, azúcar blanca | sucre, sucres, sucre en poudre, sucre blanc, sucre semoule, sucre cristallisé, sucre fin | zucchero, zuccheri, zucchero semolato, zucchero bianco
brown sugar | brauner Zucker, braunen Zucker, Rohrzucker, Rohrohrzucker, Kandis, Kandiszucker, Muscovado | azúcar moreno, azúcar morena, azúcar mascabado, azúcar de caña, azúcar integral, azúcar rubia | sucre roux, cassonade, vergeoise, sucre brun, sucre complet, sucre de canne, muscovado, rapadura | zucchero di canna, zucchero grezzo, zucchero moscovado, zucchero bruno
palm sugar | Kokosblütenzucker, Palmzucker | azúcar de coco, panela, piloncillo, papelón, rapadura, chancaca | sucre de coco, sucre de palme, sucre de fleur de coco | zucchero di cocco, zucchero di palma, panela
powdered sugar | Puderzucker, Staubzucker | azúcar glas, azúcar glasé, azúcar impalpable, azúcar flor, azúcar glass, azúcar en polvo, azúcar pulverizado | sucre glace | zucchero a velo
vanilla sugar | Vanillezucker, Vanillinzucker, Bourbonvanillezucker | azúcar avainillado, azúcar de vainilla, azúcar vainillado, azúcar avainillada | sucre vanillé, sachet de sucre vanillé | zucchero vanigliato, bustina di vanillina
sweetener | Süßstoff, Stevia, Xylit, Birkenzucker, Xucker | edulcorante, stevia, xilitol, edulcorantes, estevia, sacarina | édulcorant, stévia, aspartame, édulcorants, xylitol, sucre de bouleau | dolcificante, stevia, dolcificanti, xilitolo
erythritol | Erythrit | eritritol | érythritol | eritritolo
syrup | Sirup, Zuckersirup | sirope, jarabe, almíbar | sirop, sirop de sucre | sciroppo
maple syrup | Ahornsirup | sirope de arce, jarabe de arce, miel de maple, jarabe de maple, miel de arce, sirope de maple | sirop d'érable | sciroppo d'acero, sciroppo di acero
agave syrup | Agavensirup, Agavendicksaft, Dattelsirup, Reissirup | sirope de agave, jarabe de agave, miel de agave, sirope de arroz | sirop d'agave, sirop de riz | sciroppo d'agave, sciroppo di agave, sciroppo di riso, malto di riso
corn syrup | Glukosesirup, Glucosesirup, Maissirup | glucosa, jarabe de maíz, jarabe de glucosa | sirop de glucose, sirop de maïs, glucose | sciroppo di glucosio, glucosio
molasses | Melasse, Zuckerrübensirup, Zuckerrohrmelasse | melaza, miel de caña, melado | mélasse | melassa
jam | Marmelade, Konfitüre, Gelee, Fruchtaufstrich, Erdbeermarmelade, Aprikosenmarmelade, Aprikosenkonfitüre, Himbeermarmelade, Konfi, Pflaumenmus, Powidl | mermelada, mermeladas | confiture, confitures, gelée de groseille, gelée de fruits, gelée de coing | marmellata, confettura, composta di frutta
caramel | Karamell, Karamellsauce, Karamellbonbons, Karamellcreme, Karamellsoße | caramelo, caramelos, caramelo líquido, salsa de caramelo | caramel, caramels, caramel au beurre salé, sauce caramel | caramello, salsa al caramello, caramello salato
chocolate | Schokolade, Schoko, Zartbitterschokolade, Kuvertüre, Blockschokolade | chocolate, chocolates, chocolate negro, chocolate amargo | chocolat, chocolats, chocolat noir | cioccolato, cioccolata, cioccolato fondente
chocolate chip | Schokotropfen, Schokoladentropfen, Schokostückchen, Schokodrops, Schokoraspel | chispas de chocolate, pepitas de chocolate, chips de chocolate, gotas de chocolate | pépites de chocolat, pépite de chocolat, copeaux de chocolat | gocce di cioccolato, scaglie di cioccolato, gocce di cioccolato fondente
cocoa powder | Kakao, Kakaopulver, Backkakao | cacao, cacao en polvo, cocoa, cacao puro, cacao amargo | cacao, cacao en poudre, poudre de cacao, cacao amer, van houten | cacao, cacao amaro, cacao in polvere
baking powder | Backpulver, Weinsteinbackpulver, Weinstein-Backpulver | polvo de hornear, levadura química, levadura en polvo, impulsor, polvos de hornear, Royal polvo, polvo para hornear, gasificante | levure chimique, poudre à lever, poudre à pâte, sachet de levure | lievito per dolci, lievito in polvere, lievito chimico, bustina di lievito, lievito vanigliato
baking soda | Natron, Backnatron, Speisenatron, Haushaltsnatron | bicarbonato, bicarbonato de sodio, bicarbonato sódico | bicarbonate, bicarbonate de soude, bicarbonate alimentaire | bicarbonato di sodio, bicarbonato
yeast | Hefe, Trockenhefe, Germ, Trockengerm, Backhefe, Hefen | levadura, levadura seca, levadura de panadería, levaduras, levadura de panadero, levadura seca de panadería, levadura instantánea | levure, levure de boulanger, levure boulangère, levure sèche, levures | lievito, lievito di birra secco, lieviti, lievito secco
fresh yeast | frische Hefe, Frischhefe, Würfel Hefe, Hefewürfel | levadura fresca, levadura prensada, levadura fresca de panadero | levure fraîche, levure de boulanger fraîche, cube de levure | lievito di birra, lievito fresco, lievito di birra fresco, cubetto di lievito, panetto di lievito
pectin | Gelierzucker, Pektin, Geliermittel | pectina | pectine, vitpris | pectina
marshmallow | Marshmallow, Marshmallows, Mäusespeck | malvavisco, malvaviscos, nubes de azúcar, bombones marshmallow, masmelos, nubes de golosina | guimauve, guimauves, chamallow, chamallows, marshmallows | marshmallow, toffolette
water | Wasser, Leitungswasser, Wassers, Nudelwasser, Kochwasser | agua, aguas, agua de cocción | eau, eaux, eau de cuisson | acqua, acque, acqua di cottura
sparkling water | Mineralwasser, Sprudel, Sprudelwasser, Soda, Selters | agua con gas, soda, agua mineral, agua mineral con gas, sifón | eau gazeuse, eau pétillante, eau minérale | acqua frizzante, acqua gassata, acqua minerale
juice | Saft, Fruchtsaft | zumo, jugo, zumos, jugos | jus, jus de fruits | succo, succhi
apple juice | Apfelsaft, Apfelmost | zumo de manzana, jugo de manzana | jus de pomme, jus de pommes | succo di mela, succo di mele
coffee | Kaffee, Kaffees, Filterkaffee | café, cafés | café, cafés | caffè, caffè americano
espresso | Espresso, Espressos | espresso, café expreso, expreso | espresso, expresso, café serré | espresso, caffè espresso
tea | Tee, Schwarztee, Grüntee, Kräutertee, schwarzer Tee, grüner Tee, Tees | té, té verde, té negro, infusión, tés | thé, thé vert, thé noir, thés, infusion, tisane | tè, tè verde, tè nero, tisana
cola | Cola, Coca-Cola | refresco de cola, cola, coca-cola | coca, cola, coca-cola | coca cola, cola
lemonade | Limonade, Limo, Zitronenlimonade, Zitronensprudel | limonada, gaseosa, refresco de limón | limonade, citronnade | limonata, gazzosa, gassosa
# Milk (further)
sour milk | - | - | lait caillé, lait aigre | latte acido, latte cagliato
rice cream | Reissahne | nata de arroz | crème de riz | panna di riso
vegan butter | vegane Butter, Pflanzenbutter, veganer Butter | mantequilla vegana, mantequilla vegetal | beurre végétal, beurre vegan | burro vegetale, burro vegano
skyr | - | skyr | - | -
sheep cheese | Schafsmilchkäse | - | - | formaggio di pecora
comte cheese | Beaufort | queso comté | - | formaggio comté
swiss cheese | Emmenthaler, Schweizer Käse | emental, queso emmental | emmental râpé, fromage suisse | formaggio svizzero
fondue cheese | Fonduekäse, Vacherin | queso para fondue | fromage à fondue | formaggio per fonduta
reblochon cheese | Reblochon | queso reblochon | tomme de Savoie, saint-marcellin | formaggio reblochon
manchego cheese | - | queso de tetilla, idiazábal, queso ibérico, torta del Casar | - | formaggio manchego
harz cheese | Harzer, Obatzda | - | fromage de Limbourg | -
bechamel | Mehlschwitze, Einbrenn | - | roux, sauce mornay | balsamella
vanilla ice cream | Milcheis | helado de vainilla | glace à la vanille, glace vanille | gelato alla vaniglia, gelato alla crema
tzatziki | Tsatsiki, Zaziki, Tzatziki | tzatziki | tzatziki | tzatziki
cashew milk | Cashewmilch, Cashewdrink | leche de anacardos, bebida de anacardo | lait de cajou, lait de noix de cajou | latte di anacardi
# Meat in general (further)
red meat | rotes Fleisch | - | viandes rouges | carni rosse
beef cold cuts | Rinderaufschnitt | fiambre de ternera, embutido de ternera | charcuterie de bœuf | salume di manzo, salumi di manzo
turkey cold cuts | Putenaufschnitt, Putenwurst | fiambre de pavo, embutido de pavo | charcuterie de dinde, charcuterie de volaille | salume di tacchino, salumi di tacchino
cold cuts of pork | Wurstaufschnitt | fiambre, fiambres | charcuteries | salumi, salume
beef hamburger patty | Burgerpatty, Burgerpatties, Hacksteak | carne de hamburguesa, medallón de carne, medallones de carne | galette de bœuf | svizzera di carne, medaglione di manzo
beef jerky | Beef Jerky, Trockenfleisch vom Rind | ternera seca, tiras de ternera seca | bœuf séché, viande de bœuf séchée | beef jerky
# Beef and veal (further)
beef chuck | Schmorfleisch, Rinderschulter, Rindsgulasch, Siedfleisch | aguja de ternera, carne para guisar, ternera para guisar, carne de res para guisar, diezmillo | bœuf à braiser, jumeau, bœuf à bourguignon, joue de bœuf, joues de bœuf | polpa di manzo, cappello del prete, guancia di manzo, guance di manzo, bollito di manzo
beef round | Rouladen, Rinderrouladen, Rindsrouladen, Rouladenfleisch, Rinderroulade | tapa de ternera, babilla, peceto, cuadril, redondo | tende de tranche, roast-beef | noce di manzo, girello, fesa di manzo, magatello, scamone, straccetti di manzo
beef sirloin | Rumpsteaks, Rindsfilet, Rinderhüfte | lomo de res, filete de ternera, filetes de ternera, entrecots, arrachera, entraña, churrasco, asado de tira, bife de chorizo, picaña | pavé de bœuf | tagliata di manzo, fettine di manzo, bistecca di manzo
beef short rib | Rinderrippen, Rinderrippe, Short Ribs | costilla de res, costillas de res, costillas de ternera, costilla de ternera | travers de bœuf | costine di manzo
beef cheek | Rinderbacken, Rinderbäckchen, Ochsenbacken, Ochsenbäckchen, Kalbsbäckchen | carrillera de ternera, carrilleras de ternera | joue de veau, joues de veau | guancia di vitello, guanciale di vitello
beef liver | Lebern | hígado de cerdo | foies, foie de bœuf, foie de porc | fegati, fegato di manzo, fegato di maiale, fegatelli
beef tripe | Kutteln, Pansen, Kuttel | mondongo, callos, tripa, tripas, panza de res, menudo de res | tripes, gras-double, tripe | trippa, lampredotto
beef kidney | Niere, Nieren, Nierchen, Rindernieren, Kalbsnieren | riñón, riñones, riñones de ternera | rognon, rognons, rognons de veau | rognone, rognoni, rognoncini
beef heart | Rinderherz | corazón de res, corazón de ternera, anticuchos | cœur de veau | cuore di manzo
veal sweetbread | Bries, Kalbsbries | mollejas, molleja, lechecillas | ris de veau, ris d'agneau | animelle, animella
beef offal | Innereien, Hirn | casquería, asadura, sesos, vísceras, achuras, chinchulines, menudencias | abats, andouillette, cervelle, andouillettes, gésiers de canard | frattaglie, rigaglie, interiora, coratella, cervella, pajata
beef bone | Suppenknochen, Rinderknochen, Kalbsknochen | hueso de ternera, hueso de res, huesos de res | os de bœuf, os de veau | ossa di manzo, osso di manzo
# Pork, ham, bacon and sausage (further)
cured pork fat | Lardo, weißer Speck, grüner Speck, Rückenspeck, fetter Speck | tocino blanco, tocino ibérico, tocino salado | lard gras, barde de lard, bardes de lard, barde | -
bratwurst | Bratwürsten, Rostbratwurst, Rostbratwürste | salchicha alemana, salchichas alemanas, bratwurst | saucisse à griller, saucisses à griller | bratwurst, salsiccia tedesca
hot dog sausage | Frankfurter Würstchen, Bockwürstchen, Cocktailwürstchen, Wienerle, Saitenwürstchen, Wienerli | salchicha vienesa, salchichas vienesas, vienesa, panchos | saucisse à hot-dog, saucisses cocktail, saucisse viennoise | -
mortadella | - | - | - | mortadelle
pork blood sausage | Grützwurst, Panhas | prietas, sangre de cerdo | boudin antillais | biroldo
pork liver sausage | Leberwürste, Kalbsleberwurst | paté de cerdo | mousse de foie | salsiccia di fegato, mazzafegato
pate | Fleischpastete, Terrine, Terrinen | patés, paté de campaña | pâté en croûte, terrine de campagne, rillettes de porc, rillettes d'oie, terrines, pâté de porc | -
meat aspic | Sülzen | áspic, gelatina de carne | aspic, gelée de viande | aspic, gelatina di carne
spam | Frühstücksfleisch, Dosenfleisch | carne enlatada, jamonilla, jamón del diablo | pâté de jambon en boîte | carne di maiale in scatola
# Poultry, lamb, game (further)
chicken leg | Hähnchenbein, Hähnchenbeine, ganze Hähnchenkeule, ganze Hähnchenkeulen | pierna de pollo, piernas de pollo, cuartos traseros de pollo, pata muslo | cuisse de volaille, cuisse de poulet, cuisses de poulet, cuisses de volaille | coscia di pollo intera, cosce di pollo intere, cosciotto di pollo
chicken drumstick | Hähnchenunterschenkel, Hähnchenunterkeule, Hähnchenschlegel, Hähnchenunterkeulen, Unterkeule vom Huhn | jamoncito de pollo, jamoncitos de pollo, muslito de pollo, muslitos de pollo | pilon de poulet, pilons de poulet | fuso di pollo, fusi di pollo, fusello di pollo, fuselli di pollo
cooked chicken | gegartes Hähnchenfleisch, Grillhähnchen | pollo cocido, pollo desmenuzado, pollo deshebrado, pollo rostizado | poulet cuit, reste de poulet, restes de poulet | pollo cotto, pollo lesso, pollo bollito
chicken stomach | Hühnermagen, Hühnerherzen | mollejas de pollo | gésier, gésiers, gésiers confits | durelli, cuori di pollo, rigaglie di pollo
chicken sausage | Geflügelwurst, Geflügelwürstchen, Geflügelbratwurst, Hähnchenwurst | salchichas de pollo, salchicha de pollo | saucisse de volaille, saucisses de volaille | salsiccia di pollo, würstel di pollo
turkey ham | Putenschinken, Truthahnschinken, Geflügelschinken | jamón de pavo | jambon de dinde, jambon de volaille | prosciutto di tacchino, affettato di tacchino
turkey bacon | Putenspeck, Putenbacon | bacon de pavo, tocino de pavo, beicon de pavo | bacon de dinde, lardons de volaille, allumettes de volaille, lardons de dinde | bacon di tacchino
lamb leg | Lammhaxe, Lammhaxen, Lammstelze, Lammkeulen | piernas de cordero, pata de cordero | gigots | coscia d'agnello, stinco d'agnello, cosciotto di agnello
boar pork | Wildschwein, Wildschweinfleisch, Wildschweingulasch | jabalí, carne de jabalí | sanglier, marcassin, viande de sanglier | cinghiale, carne di cinghiale
gyro meat | Dönerfleisch, Gyrosfleisch, Gyros, Kebabfleisch | carne de kebab, carne al pastor | viande à kebab, viande de kebab | carne kebab, carne di kebab
# Animal fats, gelatin, honey (further)
lard or butter | - | manteca, mantecas | - | -
suet | Nierenfett | grasa de ternera, grasa de vaca, grasa de vacuno | graisse de rognon | grasso di rognone
gummy gelatin candy | Gummibärchen, Fruchtgummi, Gummibären, Weingummi | gomitas, gominolas, ositos de goma, golosinas de gelatina | bonbons gélifiés, oursons gélifiés | caramelle gommose, orsetti gommosi
royal jelly | Gelée royale, Propolis | jalea real, propóleo, propóleos | gelée royale, propolis | pappa reale, propoli
# Alcohol (further)
mulled wine | Glühwein, Punsch, Glögg, Feuerzangenbowle, Bowle | vino caliente, ponche, sangría | vin chaud, punch, sangria | vin brulé, sangria
hard cider | Äppelwoi, Ebbelwoi | sidra natural | cidre brut, cidre doux, cidre fermier | sidro di mele
kirsch | Kirschschnaps, Kirschlikör | kirsch, aguardiente de cerezas | eau-de-vie de cerise | kirsch
liqueur | Mandellikör, Kräuterlikör, Cassislikör, Kokoslikör, Limoncello, Maraschino, Sahnelikör | pacharán, licor de hierbas, triple sec | crème de cassis, liqueur d'orange, chartreuse, curaçao | liquore all'arancia, rosolio, alkermes, nocino
advocaat liqueur | Eierlikör, Eierpunsch | rompope, licor de huevo, ponche de huevo | liqueur aux œufs, advocaat, lait de poule | liquore all'uovo, vov, zabov
irish cream liqueur | Baileys, Irish Cream | crema irlandesa, baileys, crema de whisky | crème de whisky, baileys | crema di whisky, baileys
port wine | Madeirawein | vino de Madeira | vin de porto, banyuls, pineau des Charentes | vino porto, madeira
alcohol free beer | alkoholfreies Bier | cerveza sin alcohol | bière sans alcool | birra analcolica, birra senza alcol
alcohol free wine | alkoholfreier Wein | vino sin alcohol | vin sans alcool | vino analcolico
# Pulses (further)
creamed corn | Rahmmais, Cremiger Mais | crema de maíz, maíz cremoso | maïs en crème, crème de maïs | crema di mais, mais alla crema
baked beans | gebackene Bohnen | alubias con tomate | haricots blancs à la sauce tomate | fagioli in salsa
adzuki bean | Adzukibohnen, Azukibohnen | azuki, alubias azuki, judías azuki | haricots azuki, azuki | azuki, fagioli azuki
sugar snap pea | Zuckerschoten-Erbsen, Knackerbsen | guisantes dulces, guisante dulce | pois croquants, pois sugar snap | piselli dolci croccanti, piselli dolci da sgranocchiare
pea protein | Erbsenprotein, Erbseneiweiß | proteína de guisante | protéine de pois, protéines de pois | proteine di piselli, proteine del pisello
falafel | Falafel, Falafeln | falafel | falafel, falafels | falafel
# Grains, flours and starches without gluten (further)
grain | Getreidekörner | granos | grains | -
arborio rice | Arborio, Milchreisreis | arroz arborio, arroz carnaroli | riz carnaroli, arborio | carnaroli, arborio, vialone nano, riso roma
black rice | schwarzer Reis, Venere-Reis | arroz negro integral, arroz venere | riz noir | riso nero, riso rosso
cooked rice | gekochter Reis, gekochten Reis, Reis vom Vortag | arroz cocido, arroz hervido, arroz del día anterior | riz cuit | riso bollito, riso cotto, riso lesso
rice cake | Reiswaffel, Reiswaffeln | tortitas de arroz, tortita de arroz | galettes de riz soufflé, galette de riz soufflé | gallette di riso, galletta di riso
puffed rice | Puffreis, gepuffter Reis | arroz inflado | riz soufflé | riso soffiato
teff flour | Teffmehl | harina de teff | farine de teff | farina di teff
corn on the cob | - | mazorca de maíz, mazorcas de maíz | épis de maïs | -
canned corn | Mais aus der Dose | maíz en lata, maíz en conserva | maïs en boîte, maïs en conserve | mais in scatola
baby corn | Minimais, Babymais | mini mazorcas, mazorquitas, maicitos | mini maïs, épis de maïs nains | mini pannocchie
cornmeal | - | harina precocida de maíz | - | fioretto di mais
popcorn | Popcorn | palomitas, palomitas de maíz, pochoclo, crispetas, canchita, cotufas, cabritas | pop-corn, maïs à éclater | popcorn, pop corn
arrowroot | Pfeilwurzelmehl, Pfeilwurzstärke | arrurruz | arrow-root | maranta, fecola di maranta
lentil flour | Linsenmehl | harina de lentejas | farine de lentilles | farina di lenticchie
potato flakes | Kartoffelpüreepulver, Kartoffelflocken | puré de patatas instantáneo, copos de patata, copos de puré de patata | flocons de pomme de terre, purée en flocons, flocons de pommes de terre | fiocchi di patate, purè istantaneo
# Vegetables (further)
onion powder | Zwiebelpulver, Zwiebelgranulat | cebolla en polvo | oignon en poudre, poudre d'oignon | cipolla in polvere
french fried onions | Röstzwiebeln | cebolla frita crujiente, cebolla crujiente | oignons frits | cipolle fritte, cipolla croccante
ramps | - | ajo de oso | - | -
tortilla chips | Maischips | chips de tortilla | chips de maïs, tortillas chips | tortilla chips
parsley root | Petersilienwurzel, Petersilienwurzeln | raíz de perejil | racine de persil, persil tubéreux | radice di prezzemolo
yam | Yams, Yamswurzel | ñame, ñames | igname, ignames | igname
taro | Taro | taro, malanga, ocumo | taro | taro
broccolini | Wilder Brokkoli, Bimi | bimi, broccolini | broccolini | broccoletti
romanesco | - | romanescu | chou romanesco | romanesco
turnip greens | Rübstiel, Stängelmus, Cima di Rapa | hojas de nabo, nabizas | fanes de navet | cima di rapa
kimchi | Kimchi | kimchi | kimchi | kimchi
frozen spinach | TK-Spinat, Tiefkühlspinat | espinacas congeladas | épinards surgelés | spinaci surgelati
romaine lettuce | Romana | - | salade romaine | -
iceberg lettuce | Eisbergsalat | lechuga iceberg | laitue iceberg, salade iceberg, iceberg | lattuga iceberg
cress | Kresse, Gartenkresse | berro de jardín, mastuerzo | cressonnette, cresson alénois | crescione di terra, crescione inglese
dandelion greens | Löwenzahn | diente de león | pissenlit, pissenlits | tarassaco, dente di leone
nettle | Brennnessel, Brennnesseln | ortiga, ortigas | ortie, orties | ortica, ortiche
artichoke heart | Artischockenherz, Artischockenböden | corazón de alcachofa, corazones de alcachofas | cœur d'artichaut, cœurs d'artichauts, fond d'artichaut, fonds d'artichauts | cuori di carciofo, cuori di carciofi
crushed tomato | passierten Tomaten | passata, puré de jitomate | passata | passata di pomodori
tomato puree | Tomatenpüree, passierte Tomate | puré de tomate | purée de tomates, purée de tomate | purea di pomodoro
roasted red pepper | gegrillte Paprika, geröstete Paprika | pimiento del piquillo, pimientos del piquillo, pimiento asado, pimientos asados, piquillos | poivrons grillés, poivrons marinés, piquillos | peperoni arrostiti, peperoni grigliati, peperoni sott'olio
red chili | Peperoncino, rote Chili | chile rojo, cayena entera, rocoto | piments oiseaux, piment frais | peperoncino fresco, peperoncino rosso
green chili | grüne Chili, grüne Chilischote, grüne Peperoni | chile verde, guindilla verde, ají verde, chiles verdes, pimiento de Padrón | piment vert, piments verts | peperoncino verde
dried chili | getrocknete Chili, getrocknete Chilischote, getrocknete Chilischoten | chile seco, chiles secos, ñora, ñoras, chile ancho, chile guajillo, chile pasilla, guindilla seca | piment séché, piments séchés, piment sec | peperoncino secco, peperoncini secchi, peperone crusco, peperoni cruschi
zucchini blossom | Zucchiniblüten | flor de calabaza, flores de calabacín, flores de calabaza | fleurs de courgette, fleur de courgette | fiori di zucca, fiori di zucchina, fiore di zucca
pumpkin puree | Kürbispüree | puré de calabaza | purée de potiron, purée de courge, purée de citrouille | purea di zucca, crema di zucca
dill pickle | Essiggurkerl, Salzgurken, Senfgurken, saure Gurke | pepinillos en vinagre | - | cetriolini sottaceto, cetrioli sottaceto
dried mushroom | getrocknete Pilze, getrocknete Shiitake, Trockenpilze | setas secas, setas deshidratadas, hongos secos, shiitake secos | champignons séchés, champignons noirs | funghi secchi
porcini mushroom | Steinpilzen, Herrenpilze | hongos boletus | - | -
shiitake mushroom | Shiitake-Pilze | setas shiitake | - | funghi shiitake
truffle oil | Trüffelöl | aceite de trufa | huile de truffe, huile à la truffe | olio al tartufo, olio tartufato
bean sprouts | Mungosprossen, Sojakeime, Mungobohnenkeimlinge | germinado de soya, diente de dragón | - | germogli di fagioli mungo
alfalfa sprouts | Sprossen, Keimlinge, Alfalfasprossen, Keime | brotes, germinados, brotes de alfalfa, brotes germinados | graines germées, pousses de luzerne, alfalfa, germes | germogli, germogli di alfalfa, germogli misti
mixed greens | Salatmischung, gemischter Salat, Wildkräutersalat, Pflücksalat, Mesclun | mezclum, brotes tiernos, mezcla de lechugas, ensalada variada | mesclun, jeunes pousses, salade mélangée | misticanza, insalatina, insalata mista, songino misto
bamboo shoots | Bambus | - | - | -
hearts of palm | Palmherzen, Palmenherzen | palmito, palmitos | cœurs de palmier, cœur de palmier | cuori di palma
grape leaf | Weinblätter, Weinblatt | hojas de parra, hoja de parra | feuilles de vigne, feuille de vigne | foglie di vite
wakame | Wakame | wakame, alga wakame | wakame | wakame, alga wakame
kombu | Kombu | kombu, alga kombu | kombu | kombu, alga kombu
seaweed salad | Algensalat | ensalada de algas | salade d'algues | insalata di alghe
chayote | Chayote | chayote, chayotes | chayote, christophine, chouchou | chayote, zucca spinosa
jicama | Yambohne | jícama | jicama | jicama
lotus root | Lotuswurzel | raíz de loto | racine de lotus | radice di loto
vegetable mix | Kaisergemüse, Gemüsemischung, TK-Gemüsemischung | verduras congeladas, verdura congelada, verduras variadas | légumes surgelés, jardinière de légumes, poêlée de légumes surgelée | minestrone surgelato, misto di verdure
# Fruit (further)
frozen mixed berries | TK-Beeren, Beerenmix, Waldfrüchte, Beerenfrüchte | frutas del bosque, frutas rojas | fruits rouges surgelés | -
lime zest | Limettenschale, Limettenabrieb | ralladura de lima, piel de lima | zeste de citron vert, zeste de lime | scorza di lime
lime leaf | Kaffirlimettenblätter, Limettenblätter, Kaffirlimettenblatt | hojas de lima kaffir, hojas de lima, hoja de lima | feuilles de combava, feuilles de kaffir, combava | foglie di lime
orange zest | Orangenschale, Orangenabrieb, Orangenzeste | ralladura de naranja, piel de naranja, cáscara de naranja | zeste d'orange, zestes d'orange | scorza d'arancia, scorza di arancia, buccia d'arancia
elderberry | Holunderbeeren, Holunder, Holunderblüten, Fliederbeeren | saúco, bayas de saúco, flor de saúco | sureau, baies de sureau, fleurs de sureau | sambuco, bacche di sambuco, fiori di sambuco
sea buckthorn berry | Sanddorn | espino amarillo | argousier | olivello spinoso
sour cherry | Sauerkirsche, Weichseln, Schattenmorelle, Sauerkirschen, Schattenmorellen | cereza ácida, guinda, guindas, cerezas ácidas | griotte, griottes, cerise acide, cerises acides | visciole, amarena, amarene, visciola
canned peach | Dosenpfirsiche, Pfirsiche aus der Dose | melocotón en almíbar, melocotones en almíbar, duraznos en almíbar | pêches au sirop | pesche sciroppate
canned pineapple | Dosenananas, Ananas aus der Dose, Ananasstücke | piña en almíbar, piña en conserva, piña en lata | ananas en boîte, ananas au sirop, ananas en conserve | ananas sciroppato, ananas in scatola
honeydew melon | Honigmelonen, Cantaloupe, Galiamelone, Zuckermelone | - | - | -
quince paste | Quittenbrot, Quittengelee | dulce de membrillo, carne de membrillo, ate de membrillo | pâte de coing, pâte de coings | cotognata
jackfruit | Jackfrucht, Jackfruit | yaca, jackfruit | fruit du jacquier, jacquier, jaque | jackfruit
dragon fruit | Drachenfrucht, Pitahaya | pitahaya, pitaya | fruit du dragon, pitaya | frutto del drago, pitaya
desiccated coconut | Kokosett, Kokosnussraspel | coco deshidratado | coco râpée, coco râpé | cocco rapè, farina di cocco rapè, cocco disidratato
coconut water | Kokoswasser | agua de coco | eau de coco | acqua di cocco
tiger nut | Erdmandel, Erdmandeln | chufa, chufas | souchet, noix tigrée | zigolo dolce
mixed dried fruit | getrocknete Früchte, Trockenfrüchten, Backobst | fruta desecada, orejones variados | fruits déshydratés | -
dried currant | Korinthe | pasas de Corinto, pasa de Corinto | raisins de Corinthe secs, raisin de Corinthe | uva di Corinto, uvetta di Corinto
dried fig | getrocknete Feigen, Trockenfeigen | higos secos, higo seco | figues sèches, figue sèche, figues séchées | fichi secchi, fico secco
dried apricot | getrocknete Aprikosen, Trockenaprikosen, getrocknete Marillen | orejones, orejón, albaricoques secos, orejones de albaricoque | abricot sec, abricots secs | albicocche secche, albicocca secca
dried cranberry | getrocknete Cranberries, getrocknete Cranberrys | arándanos secos, arándanos deshidratados, arándanos rojos secos | cranberries séchées, canneberges séchées | mirtilli rossi secchi, mirtilli essiccati, mirtilli disidratati
# Herbs (further)
lovage | Liebstöckel, Maggikraut | levístico, apio de monte | livèche, ache des montagnes | levistico, sedano di monte
curry leaf | Curryblätter | hojas de curry | feuilles de curry, feuille de curry, feuilles de cari | foglie di curry
lemon balm | Zitronenmelisse, Melisse | melisa, toronjil | mélisse | melissa
lavender | Lavendel | lavanda | lavande | lavanda
purslane | Portulak | verdolaga, verdolagas | pourpier | portulaca
# Spices (further)
pink peppercorn | rosa Pfeffer, rosa Beeren, grüner Pfeffer | pimienta rosa, pimienta verde | baies roses, poivre vert | pepe rosa, pepe verde
sichuan pepper | Szechuanpfeffer, Sichuanpfeffer | pimienta de Sichuan, pimienta de Szechuan | poivre de Sichuan, poivre du Sichuan | pepe di Sichuan
cumin seed | Kreuzkümmelsamen, Schwarzkümmel | semillas de comino, comino en grano, comino negro | graines de cumin, nigelle, graines de nigelle | semi di cumino, nigella, semi di nigella
ground cumin | gemahlener Kreuzkümmel, Kreuzkümmelpulver | comino molido | cumin en poudre, cumin moulu | cumino in polvere
caraway seed | Kümmelsamen, Kümmelkörner | - | graines de carvi | cumino dei prati
cinnamon stick | Stange Zimt | rama de canela, palo de canela, ramas de canela | bâtons de cannelle, cannelle en bâton | bastoncino di cannella, stecche di cannella
mace | Muskatblüte, Macis | macis | macis | macis
ground ginger | Ingwerpulver, gemahlener Ingwer | jengibre en polvo, jengibre molido | gingembre en poudre, gingembre moulu | zenzero in polvere
garam masala | Garam Masala | garam masala | garam masala | garam masala
fennel seed | Fenchelsamen | semillas de hinojo, semilla de hinojo | graines de fenouil | semi di finocchio, finocchietto, finocchietto selvatico
fenugreek | Bockshornklee, Bockshornkleesamen | fenogreco, alholva | fenugrec | fieno greco
five-spice powder | Fünf-Gewürze-Pulver, Fünf-Gewürz-Pulver | cinco especias, polvo de cinco especias, cinco especias chinas | cinq épices | cinque spezie, cinque spezie cinesi
pumpkin pie spice | Lebkuchengewürz, Spekulatiusgewürz, Pumpkin Spice | especias para pan de jengibre, mezcla de especias para calabaza | épices à pain d'épices, mélange pain d'épices, mélange à pain d'épices | spezie per pan di zenzero, mix di spezie per dolci, pisto
ras el hanout | Ras el Hanout | ras el hanout | ras el hanout | ras el hanout
sumac | Sumach, Sumak | zumaque | sumac | sumac, sommacco
annatto | Annatto | bijol, pasta de achiote | - | annatto
food coloring | Lebensmittelfarbe, Lebensmittelfarben | colorante alimentario, colorante, colorantes | colorant alimentaire, colorant | colorante alimentare
msg | Glutamat, Geschmacksverstärker, Natriumglutamat | glutamato, glutamato monosódico | glutamate | glutammato
chipotle in adobo | Chipotle in Adobosauce, Chipotles in Adobo | chipotle en adobo, chiles chipotles en adobo, chipotle adobado, chiles chipotles adobados, chile chipotle adobado | chipotle en adobo, piments chipotle en sauce adobo | chipotle in adobo
taco seasoning | Tacogewürz, Fajitagewürz | sazonador para tacos, sazonador para fajitas | épices à tacos, épices à fajitas, épices mexicaines | spezie per tacos
# Seeds (further)
flaxseed oil | Leinöl | aceite de lino, aceite de linaza | huile de lin | olio di lino, olio di semi di lino
psyllium husk | Flohsamen, Flohsamenschalen | psyllium, psilio, cáscara de psyllium, cáscara de psilio | psyllium, téguments de psyllium | psillio, cuticole di psillio, buccia di psillio
# Oils and fats (further)
corn oil | Maiskeimöl, Maisöl | aceite de maíz | huile de maïs | olio di mais, olio di semi di mais
grapeseed oil | Traubenkernöl | aceite de semillas de uva, aceite de pepita de uva | huile de pépins de raisin | olio di vinaccioli
pumpkin seed oil | Kürbiskernöl, Kernöl | aceite de semillas de calabaza, aceite de pepitas de calabaza | huile de pépins de courge, huile de courge | olio di semi di zucca
avocado oil | Avocadoöl | aceite de aguacate | huile d'avocat | olio di avocado
shortening | Pflanzenfett, Backfett, Frittierfett | manteca vegetal, grasa vegetal | graisse végétale | grasso vegetale, margarina dura
cooking spray | Backspray, Backtrennspray, Trennspray | aceite en spray, espray antiadherente | spray de cuisson, huile en spray | spray staccante, olio spray
cocoa butter | Kakaobutter | manteca de cacao, mantequilla de cacao | beurre de cacao | burro di cacao
# Sauces, vinegars and condiments (further)
cider vinegar | - | vinagre de sidra | vinaigre de pomme | -
balsamic glaze | Balsamicocreme, Crema di Balsamico | crema de vinagre balsámico, reducción de vinagre balsámico, crema de Módena, crema balsámica | crème de balsamique, crème balsamique | glassa di aceto balsamico, crema di aceto balsamico, glassa balsamica
malt vinegar | Malzessig | vinagre de malta | vinaigre de malt | aceto di malto
pasta sauce | Nudelsauce, Nudelsoße, Pastasauce | salsa para pasta | sauce pour pâtes | sugo per pasta, sugo pronto
salsa | Salsa, Tacosauce, Salsasauce | salsa mexicana, pico de gallo, salsa roja, salsa brava | sauce salsa, salsa | salsa messicana
sweet chili sauce | süße Chilisauce, Sweet-Chili-Sauce, süßscharfe Chilisauce | salsa de chile dulce, salsa agridulce picante | sauce chili douce, sauce sweet chili | salsa chili dolce, salsa al peperoncino dolce
chili sauce | Chilisauce, Chilisoße | salsa de chili | sauce chili | salsa chili, salsa al peperoncino
sriracha | Sriracha | sriracha | sriracha | sriracha
sambal oelek | Sambal Oelek, Sambal | sambal oelek | sambal oelek | sambal oelek
red curry paste | Thai-Currypaste, gelbe Currypaste | pasta de curry rojo | pâte de curry rouge | pasta di curry rosso
green curry paste | grüne Curry-Paste, thailändische grüne Currypaste | pasta de curry verde | pâte de curry vert, pâte de curry verte | pasta di curry verde
tamarind paste | Tamarinde, Tamarindenpaste | tamarindo, pasta de tamarindo | tamarin, pâte de tamarin | tamarindo, pasta di tamarindo
wasabi | Wasabi, Wasabipaste | wasabi | wasabi | wasabi
cocktail sauce | Cocktailsauce, Cocktailsoße | salsa rosa, salsa golf, salsa cóctel | sauce cocktail | salsa rosa, salsa cocktail
caesar dressing | Caesar-Dressing, Caesardressing | salsa césar, aderezo césar | sauce césar, sauce caesar | salsa caesar
vegetable bouillon cube | Gemüsebrühwürfel, Gemüsesuppenwürfel | pastilla de caldo vegetal, cubito de caldo vegetal, pastilla de caldo de verduras, cubito de caldo de verduras | cube de bouillon de légumes, bouillon cube de légumes, cubes de bouillon de légumes | dado vegetale, dado vegetale fatto in casa
liquid seasoning | Maggi, Maggiwürze, Flüssigwürze, Suppenwürze, Streuwürze, Aromat | jugo Maggi, salsa Maggi, sazonador | arôme Maggi, maggi | salsa maggi
mango chutney | Chutney, Mangochutney | chutney, chutney de mango | chutney, chutney de mangue | chutney, chutney di mango
# Sweets and baking (further)
preserving sugar | Gelierpulver | azúcar para mermelada, azúcar gelificante | sucre à confiture, sucre gélifiant | zucchero gelificante, fruttapec
date syrup | - | sirope de dátil, sirope de dátiles | sirop de dattes, sirop de datte | sciroppo di datteri
apple syrup | Apfeldicksaft, Apfelkraut, Birnendicksaft, Rübensirup, Rübenkraut | sirope de manzana | sirop de pomme, sirop de Liège | succo concentrato di mela
pomegranate molasses | Granatapfelsirup, Granatapfelmelasse | melaza de granada | mélasse de grenade | melassa di melograno, melassa di melagrana
marmalade | Orangenmarmelade, Bitterorangenmarmelade | mermelada de naranja, mermelada de naranja amarga | marmelade d'orange, confiture d'orange | marmellata di arance, marmellata d'arance
dark chocolate | Bitterschokolade, Zartbitterkuvertüre, dunkle Schokolade, Schokis | cobertura de chocolate, chocolate fondant, chocolate para postres, chocolate puro, chocolate de cobertura | chocolat pâtissier, chocolat de couverture, chocolat à cuire, chocolat dessert | cioccolato amaro, fondente, cioccolati
chocolate sauce | Schokoladensauce, Schokosauce, Schokoladensoße, Schokosoße | salsa de chocolate, sirope de chocolate | sauce chocolat, sauce au chocolat, nappage chocolat | salsa al cioccolato, topping al cioccolato
toffee | Toffee, Sahnebonbons | tofe, toffee, caramelos de leche | toffee, carambar | toffee, caramelle mou
vanilla bean | Vanilleschote, Vanilleschoten, Mark einer Vanilleschote | vaina de vainilla, vainas de vainilla, rama de vainilla, ramas de vainilla | gousses de vanille, gousse de vanille | baccello di vaniglia, stecca di vaniglia, bacche di vaniglia, bacca di vaniglia
vanilla pudding mix | Vanillepuddingpulver, Puddingpulver Vanille | polvo para natillas, preparado para flan, flan en polvo, preparado de natillas | préparation pour flan, poudre à crème, flan en poudre, préparation pour crème | preparato per budino, preparato per crema pasticcera
lemon extract | Zitronenaroma, Zitronenextrakt | esencia de limón, extracto de limón, aroma de limón | arôme citron, extrait de citron | aroma di limone, aroma limone, fialetta di limone
rum extract | Rumaroma, Rum-Aroma | esencia de ron, aroma de ron | arôme rhum | aroma rum, fialetta di rum, aroma di rum
rose water | Rosenwasser, Orangenblütenwasser | agua de rosas, agua de azahar | eau de rose, eau de fleur d'oranger, fleur d'oranger | acqua di rose, acqua di fiori d'arancio, fiori d'arancio, millefiori aroma
cream of tartar | Weinstein | cremor tártaro | crème de tartre | cremor tartaro
citric acid | Zitronensäure | ácido cítrico | acide citrique | acido citrico
xanthan gum | Xanthan, Johannisbrotkernmehl, Guarkernmehl | goma xantana, xantana, goma guar, goma xántica, garrofín | gomme xanthane, xanthane, gomme de guar, farine de caroube gomme | gomma di xantano, xantano, farina di semi di carrube, gomma di guar
carob powder | Carob, Johannisbrotmehl | algarroba, harina de algarroba | caroube, farine de caroube, poudre de caroube | carruba, farina di carrube, carrube
icing | Zuckerguss, Tortenguss, Kuchenglasur, Zuckerglasur, Fondant | glasa, baño de azúcar, fondant | fondant blanc, pâte à sucre | glassa di zucchero, pasta di zucchero
sprinkles | Streusel bunt, Zuckerstreusel, Schokostreusel, Liebesperlen, Zuckerperlen | fideos de colores, granillo de azúcar, virutas de colores, virutas de chocolate, grageas, chispas de colores | vermicelles en sucre, vermicelles colorés, vermicelles au chocolat, perles de sucre | zuccherini, codette, codette di cioccolato, granella di zucchero, zuccherini colorati
cake mix | Backmischung, Kuchenmischung, Backmischungen | preparado para bizcocho, mezcla para pastel, mezcla para torta, preparado para tarta | préparation pour gâteau, préparation pour gâteaux, mix pour gâteau | preparato per torte, preparato per dolci
candy | Bonbon, Bonbons, Süßigkeiten, Süßigkeit | chuches, golosinas | bonbon, bonbons, friandise, friandises | caramella, caramelle
licorice | Lakritze, Lakritz, Süßholz | regaliz, orozuz | réglisse | liquirizia
custard powder | Cremepulver | polvo de crema | poudre à flan | polvere per crema
protein powder | Proteinpulver, Eiweißpulver, Proteinshake-Pulver | proteína en polvo, polvo de proteína | protéine en poudre, protéines en poudre, poudre protéinée | proteine in polvere, polvere proteica
lemon curd | Lemon Curd, Zitronencreme Aufstrich | crema de limón, lemon curd, cuajada de limón | lemon curd, crème de citron | lemon curd, crema al limone
maraschino cherry | Cocktailkirschen, Cocktailkirsche | cerezas confitadas, cerezas al marrasquino, guindas en almíbar | cerises confites, bigarreaux confits, cerises au sirop | ciliegie candite, ciliegie al maraschino, amarene sciroppate
sorbet | Fruchteis, Wassereis | - | - | -
vegan ice cream | veganes Eis, veganem Eis | helado vegano | glace vegan, glace végétale | gelato vegano
ice | Eiswürfel, Crushed Ice, Eiswürfeln | hielo, cubitos de hielo, hielo picado | glaçons, glaçon, glace pilée | ghiaccio, cubetti di ghiaccio
# Drinks (further)
espresso powder | Instantkaffee, löslicher Kaffee, Espressopulver, Kaffeepulver | café instantáneo, café soluble | café soluble, café instantané, café lyophilisé | caffè solubile, caffè istantaneo
matcha | Matcha, Matchapulver | matcha, té matcha | matcha, thé matcha | matcha, tè matcha
hot chocolate mix | Kakaogetränk, Trinkschokolade, Nesquik, Kaba, Trinkschokoladenpulver | cola cao, chocolate en polvo, nesquik, chocolate a la taza | chocolat en poudre, nesquik, banania, poudre chocolatée | cioccolata in polvere, preparato per cioccolata calda, nesquik
grape juice | Traubensaft, Traubenmost | zumo de uva, jugo de uva, mosto | jus de raisin | succo d'uva, mosto d'uva, succo di uva, mosto
pineapple juice | Ananassaft | zumo de piña, jugo de piña | jus d'ananas | succo d'ananas, succo di ananas
tomato juice | Tomatensaft | zumo de tomate, jugo de tomate | jus de tomate, jus de tomates | succo di pomodoro
cranberry juice | Cranberrysaft | zumo de arándanos, jugo de arándano | jus de canneberge, jus de cranberry | succo di mirtilli rossi, succo di mirtillo rosso
pomegranate juice | Granatapfelsaft | zumo de granada, jugo de granada | jus de grenade | succo di melagrana, succo di melograno
ginger ale | Ginger Ale, Ingwerbier | ginger ale, cerveza de jengibre | ginger ale, ginger beer, bière de gingembre | ginger ale, ginger beer
tonic water | Tonic, Tonicwasser | tónica, agua tónica | tonic, eau tonique | acqua tonica
simple syrup | Läuterzucker | jarabe simple, jarabe de azúcar | sirop de sucre de canne, sirop de canne | sciroppo di zucchero
eggnog | Eggnog | ponche crema, eggnog | eggnog, lait de poule sans alcool | eggnog, latte di gallina
beef meat loaf | Fleischkäs, Hackbraten | pastel de carne | pain de viande | polpettone
# Foods of the table that had no names yet: vegetables, herbs, mushrooms
sweet onion | süße Zwiebel, süße Zwiebeln | cebolla dulce, cebollas dulces | oignon doux, oignons doux | cipolla dolce, cipolle dolci
baby carrot | Babykarotten, Babykarotte, Babymöhren, Fingermöhren | zanahorias baby, zanahoria baby, zanahorias mini | mini-carottes, carottes fanes, carottes nouvelles | carote novelle, carotine, carotina
galangal | Galgant, Galgantwurzel | galanga | galanga | galanga
turmeric root | Kurkumawurzel, frische Kurkuma, frischer Kurkuma | raíz de cúrcuma, cúrcuma fresca | racine de curcuma, curcuma frais | radice di curcuma, curcuma fresca
horseradish root | Meerrettichwurzel, frischer Meerrettich, Krenwurzel | raíz de rábano picante, rábano picante fresco | racine de raifort, raifort frais | radice di rafano, rafano fresco
cauliflower rice | Blumenkohlreis | arroz de coliflor | riz de chou-fleur, semoule de chou-fleur | riso di cavolfiore
collard greens | Blattkohl | hojas de berza | chou cavalier, chou vert frisé à feuilles | cavolo da foglia
romaine | Romanasalat, Römersalat, Romanasalatherz, Romanasalatherzen | lechuga romana, lechugas romanas, cogollo, cogollos, cogollos de Tudela | romaine, laitue romaine, cœur de romaine, sucrine, sucrines | lattuga romana
poblano | Poblano, Poblano-Chili | chile poblano, poblano | piment poblano | peperoncino poblano
habanero | Habanero, Habaneros | chile habanero, habanero | piment habanero, habanero, piment antillais | peperoncino habanero, habanero
yellow squash | gelbe Zucchini, Patisson, Patissons | calabacín amarillo, calabacines amarillos | courgette jaune, courgettes jaunes, pâtisson, pâtissons | zucchina gialla, zucchine gialle
acorn squash | Eichelkürbis, Kabocha | calabaza bellota, calabaza kabocha | courge poivrée, kabocha | zucca ghianda, zucca kabocha
spaghetti squash | Spaghettikürbis | calabaza espagueti, calabaza espaguetis | courge spaghetti | zucca spaghetti
cremini mushroom | braune Champignons, brauner Champignon, Steinchampignons, Cremini | champiñón portobello pequeño, champiñones marrones, champiñón marrón | champignons bruns, champignon brun, champignons rosés | champignon cremini, funghi cremini, champignon marroni
portobello mushroom | Portobello, Portobellos, Riesenchampignon, Riesenchampignons | portobello, portobellos, champiñón portobello, champiñones portobello | portobello, champignon portobello, champignons portobello | portobello, funghi portobello, fungo portobello
enoki mushroom | Enoki, Enokipilze, Enoki-Pilze | enoki, setas enoki | enoki, champignons enoki | enoki, funghi enoki
cantaloupe | Cantaloupe-Melone, Charentais-Melone | melón cantalupo, melón francés, cantalupo | melon charentais, cantaloup, melon cantaloup | melone cantalupo, melone retato
thai basil | Thai-Basilikum, Thaibasilikum | albahaca tailandesa, albahaca thai | basilic thaï, basilic thaïlandais | basilico thailandese, basilico tailandese
vegan kimchi | veganes Kimchi | kimchi vegano | kimchi végétalien, kimchi vegan | kimchi vegano
beet greens | Rote-Bete-Blätter, Rübenblätter | hojas de remolacha | fanes de betterave | foglie di barbabietola
bitter melon | Bittermelone, Bittergurke | melón amargo, calabaza amarga | concombre amer, margose | melone amaro
starfruit | Sternfrucht, Sternfrüchte, Karambole | carambola, carambolas | carambole, caramboles | carambola, carambole
kumquat | Kumquat, Kumquats | kumquat, naranja enana, quinoto | kumquat, kumquats | kumquat, mandarino cinese
pea shoots | Erbsensprossen | brotes de guisante | pousses de pois | germogli di piselli
samphire | Queller, Salicornia | salicornia | salicorne, salicornes | salicornia, asparagi di mare
edible flower | essbare Blüten, essbare Blüte | flores comestibles, flor comestible | fleurs comestibles, fleur comestible | fiori eduli, fiore edule, fiori commestibili
delicata squash | Hokkaido-Kürbis | calabaza hokkaido, calabaza potimarrón | courge potimarron, potimarron, potimarrons | zucca hokkaido
passion fruit pulp | Maracujapüree, Passionsfruchtmark, Maracujamark | pulpa de maracuyá | pulpe de fruit de la passion, purée de fruit de la passion | polpa di frutto della passione
feijoa | Feijoa, Feijoas, Ananasguave | feijoa, feijoas | feijoa, feijoas | feijoa
tamarillo | Tamarillo, Tamarillos, Baumtomate, Baumtomaten | tamarillo, tomate de árbol, tomates de árbol | tamarillo, tamarillos | tamarillo
boysenberry | Boysenbeere, Boysenbeeren | zarza de Boysen | mûre de Boysen, mûres de Boysen | mora boysen
loganberry | Loganbeere, Loganbeeren | frambuesa de Logan | mûre de Logan, mûres de Logan | mora di Logan
cloudberry | Moltebeere, Moltebeeren | mora de los pantanos, moras árticas | plaquebière, plaquebières, chicoutai | camemoro, lamponi artici
kangaroo | Känguru, Kängurufleisch | canguro, carne de canguro | kangourou, viande de kangourou | canguro, carne di canguro
cape gooseberry | Physalis, Kapstachelbeere, Kapstachelbeeren | uchuvas, alquequenje | physalis, groseille du Cap | alchechengi
konjac | Konjak, Konjaknudeln, Shirataki | konjac, fideos de konjac, shirataki | konjac, vermicelles de konjac, shirataki | konjac, spaghetti di konjac, shirataki
soup greens | Suppengrün, Suppengemüse, Wurzelwerk, Bund Suppengrün | verduras para caldo, hierbas para caldo | légumes pour pot-au-feu, bouquet de légumes | odori, odori per brodo
mangosteen | Mangostan, Rambutan, Longan | mangostán, rambután, níspero, nísperos | mangoustan, ramboutan, nèfle, nèfles | mangostano, rambutan, nespola, nespole
durian | Durian | durián | durian | durian
wood ear mushroom | Mu-Err-Pilze, Mu Err, Judasohr | orejas de Judas, oreja de madera | oreilles-de-Judas | funghi neri cinesi, orecchie di Giuda
shimeji mushroom | Shimeji, Buchenpilze | setas shimeji, shimeji | shimeji, pleurotes shimeji | shimeji, funghi shimeji
fresh porcini | frische Steinpilze, Steinpilze frisch | boletus frescos | cèpes frais | porcini freschi, funghi porcini freschi
wax pepper | milde Peperoni | pimiento italiano, piparra | piments doux | friggitello, peperoni friggitelli
natto | Natto | natto | natto | natto
pressed tofu | - | - | - | -
# Poultry, meat and fish
bone-in chicken thigh | Hähnchenschenkel mit Knochen, Hähnchenoberkeulen mit Knochen | muslos de pollo con hueso, contramuslos con hueso | hauts de cuisse avec os, haut de cuisse avec os | sovracosce con osso, sovracosce di pollo con osso
cooked turkey | gekochte Putenbrust, gegarte Pute, Putenreste | pavo cocido, pavo asado | dinde cuite, dinde rôtie | tacchino cotto, tacchino arrosto
lean ground beef | mageres Rinderhackfleisch, mageres Rinderhack, Tatar vom Rind | carne picada magra, carne picada de ternera magra | bœuf haché maigre, bœuf haché 5 % | macinato magro, macinato magro di manzo, carne macinata magra
flank steak | Flanksteak, Flank-Steak, Bavette vom Rind | vacío | bavette d'aloyau, hampe | bavetta di manzo, diaframma di manzo
italian sausage | Salsiccia, italienische Bratwurst | salchicha italiana, salchichas italianas | saucisse italienne, saucisses italiennes | salsiccia italiana
canadian bacon | kanadischer Speck | tocino canadiense, beicon de lomo | bacon de dos, bacon canadien | bacon canadese
ham steak | Kasslerbraten, Kasseler Nacken | lomo de Sajonia | kassler | carré affumicato, kassler
mahi mahi | Mahi-Mahi, Goldmakrele | mahi mahi, lampuga, dorado de altura | mahi-mahi, dorade coryphène | lampuga, mahi mahi
ground veal | Kalbshackfleisch, Kalbshack | ternera blanca picada, carne picada de ternera blanca | veau haché | vitello macinato
ground beef and pork | Hackfleisch gemischt, gemischtes Hackfleisch, gemischtem Hackfleisch, gemischtes Hack, Hackfleisch halb und halb, gemischtes Faschiertes | carne picada mixta, carne picada de cerdo y ternera | haché de porc et bœuf, viande hachée porc et bœuf | macinato misto, carne macinata mista
veal chop | Kalbskotelett, Kalbskoteletts | chuleta de ternera blanca, chuletas de ternera blanca | côte de veau, côtes de veau | costoletta di vitello, costolette di vitello
wild boar | Wildschweinragout | - | - | -
pork back fat | Schweinespeck, Rückenspeck vom Schwein | tocino fresco | crépine | lardo di schiena
salt pork | gesalzener Schweinebauch, Pökelspeck | panceta salada | porc salé, lard salé | pancetta salata
sausage casing | Wurstdarm, Schweinedarm | tripa para embutir, tripa de cerdo | boyau, boyaux | budello, budello naturale
speck | - | speck | speck | -
'nduja | - | nduja | nduja | -
pastrami | - | pastrami | - | pastrami
cooked pork | gekochtes Schweinefleisch, Bratenaufschnitt | cerdo asado, cerdo cocido | rôti de porc cuit, porc cuit | arrosto di maiale, maiale cotto
merguez | - | merguez | - | merguez
mexican chorizo | frische Chorizo | chorizo mexicano | chorizo frais | chorizo fresco
boudin | - | butifarra blanca | - | weisswurst
turkey leg | Putenkeule, Putenkeulen, Putenoberkeule, Putenunterkeule | muslo de pavo, muslos de pavo, contramuslo de pavo | cuisse de dinde, cuisses de dinde, pilon de dinde | coscia di tacchino, cosce di tacchino
smoked turkey | geräucherte Putenbrust, geräucherte Pute | pavo ahumado, pechuga de pavo ahumada | dinde fumée, blanc de dinde fumé | tacchino affumicato
cornish hen | - | picantón, picantones, pollito, coquelet | - | -
pheasant | - | - | - | -
duck confit | Entenconfit, Confit von der Ente | - | cuisse de canard confite, cuisses de canard confites | confit d'anatra
chicken gizzard | - | corazones de pollo | gésiers de volaille, cœurs de volaille | ventrigli di pollo
chicken carcass | Hühnerkarkasse, Hühnerklein, Geflügelkarkasse | carcasa de pollo, carcasas de pollo | carcasse de poulet, carcasse de volaille | carcassa di pollo
escargot | - | - | - | -
branzino | ganzer Fisch | pescado entero | bars, poisson entier | -
arctic char | Saiblingsfilet, Seesaibling | trucha alpina, salvelino | filet d'omble | -
whitefish | Felchen, Renke, Renken, Maräne | corégono | corégone, lavaret, féra | coregone, lavarello
canned mackerel | Makrele aus der Dose, Makrelenfilets aus der Dose | caballa en conserva, caballa en aceite, caballa enlatada | maquereaux en boîte, maquereau en boîte, filets de maquereau en conserve | sgombro in scatola
pickled herring | Matjesfilets | arenque en vinagre, arenques en vinagre, arenque marinado | hareng mariné, harengs marinés | aringa marinata, aringhe marinate
tarama | Tarama | tarama | œufs de cabillaud fumés | tarama
fish cake | Fischfrikadelle, Fischfrikadellen | pastel de pescado, tortita de pescado | croquette de poisson, galette de poisson | polpetta di pesce, polpette di pesce
crab legs | Königskrabbenbeine, Krabbenbeine | patas de cangrejo, patas de centollo | pattes de crabe | chele di granchio
whole crab | ganze Krabbe | - | - | granchio intero, granciporro
cooked shrimp | gekochte Garnelen, Eismeergarnelen, Cocktailgarnelen, Büsumer Krabben | gambas cocidas, langostinos cocidos | crevettes cuites, crevettes roses cuites | gamberetti cotti, gamberi cotti, gamberetti precotti
sea urchin | - | - | - | -
canned clams | Venusmuscheln aus der Dose | almejas en conserva, almejas enlatadas | palourdes en boîte, palourdes en conserve | vongole in scatola, vongole al naturale
duck breast | Entenbrustfilet, Barbarie-Entenbrust | magrets | filet de canard | petti d'anatra
duck leg | - | muslo de pato | - | coscia d'anatra
capon | Kapaun | - | - | -
lamb kidney | Lammnieren, Lammherz | riñones de cordero | rognons d'agneau | rognone d'agnello, rognoni d'agnello
beef rib roast | Roastbeef am Knochen | costillar de ternera, lomo alto con hueso | côtes de bœuf, train de côtes | -
beef rump cap | Picanha | picanha, tapilla | picanha, aiguillette de rumsteck | picanha, codone di manzo
fish bones | Fischkarkassen, Fischgräten, Fischköpfe | espinas de pescado, espinas y cabezas de pescado | arêtes de poisson, parures de poisson | lische di pesce, carcasse di pesce
pork bone | Schweineknochen | huesos de cerdo, hueso de cerdo | os de porc | ossa di maiale, osso di prosciutto
chicken skin | Hühnerhaut, Hähnchenhaut | piel de pollo | peau de poulet | pelle di pollo
cooked bacon | gebratener Speck, ausgelassener Speck, knuspriger Speck | beicon frito, bacon crujiente | lard grillé, bacon grillé, lardons grillés | pancetta croccante, bacon croccante
cooked ground beef | gebratenes Hackfleisch, angebratenes Hackfleisch | carne picada cocinada | viande hachée cuite | carne macinata cotta
cooked chicken thigh | gebratene Hähnchenschenkel, gegarte Hähnchenkeule | muslos de pollo asados | cuisses de poulet cuites, cuisses de poulet rôties | cosce di pollo arrosto, cosce di pollo cotte
cooked lamb | gebratenes Lammfleisch, Lammbraten gegart | cordero asado, cordero cocido | agneau cuit, agneau rôti | agnello cotto, agnello arrosto
breakfast sausage | Frühstückswürstchen, Nürnberger Rostbratwürste, Nürnberger Würstchen | salchichas de desayuno | saucisses du petit-déjeuner | salsiccette
# Dairy and what stands for it
half-and-half | Halbrahm, Kaffeesahne zehn Prozent | crema ligera mitad leche | crème légère à 12 % | panna e latte a metà
nonfat greek yogurt | fettarmer griechischer Joghurt, griechischer Joghurt 0 %, griechischer Joghurt 2 %, fettfreier griechischer Joghurt | yogur griego desnatado, yogur griego 0 %, yogur griego ligero | yaourt grec 0 %, yaourt grec allégé, yaourt à la grecque 0 % | yogurt greco 0 %, yogurt greco magro, yogurt greco senza grassi
monterey jack | Monterey Jack | queso monterey jack, monterey jack | monterey jack | monterey jack
low moisture mozzarella | geriebener Mozzarella, Pizzakäse, Mozzarella gerieben | mozzarella rallada, mozzarella para pizza, queso mozzarella rallado | mozzarella râpée, mozzarella à pizza | mozzarella per pizza, mozzarella grattugiata, mozzarella a julienne
grated parmesan | geriebener Parmesan, geriebenen Parmesan, Parmesan gerieben | parmesano rallado, queso parmesano rallado | parmesan râpé | parmigiano grattugiato, Parmigiano Reggiano grattugiato, grana grattugiato
parmesan rind | Parmesanrinde | corteza de parmesano | croûte de parmesan | crosta di parmigiano, croste di parmigiano
light cream cheese | Frischkäse light, fettarmer Frischkäse, leichter Frischkäse, Frischkäse leicht | queso crema light, queso de untar light, queso crema ligero | fromage frais allégé, fromage à tartiner allégé | formaggio spalmabile light, formaggio fresco light
unsweetened almond milk | ungesüßte Mandelmilch, Mandeldrink ungesüßt, Mandelmilch ungesüßt | leche de almendras sin azúcar, bebida de almendras sin azúcar | lait d'amande non sucré, boisson amande sans sucres | latte di mandorla non zuccherato, bevanda di mandorla senza zuccheri
vegan cream cheese | veganer Frischkäse, pflanzlicher Frischkäse | queso crema vegano, queso de untar vegano | fromage frais végétal, fromage à tartiner vegan | formaggio spalmabile vegano, formaggio cremoso vegetale
colby | Colby | queso colby | colby | colby
muenster | - | queso munster | fromage munster | munster
low-fat cottage cheese | magerer Hüttenkäse, Hüttenkäse light, fettarmer Hüttenkäse, körniger Frischkäse light | requesón desnatado, queso cottage desnatado, queso cottage light | cottage cheese allégé | fiocchi di latte light, fiocchi di latte magri
fat-free evaporated milk | fettarme Kondensmilch, magere Kondensmilch | leche evaporada desnatada | lait concentré écrémé non sucré | latte evaporato magro
hard goat cheese | Ziegenhartkäse, Ziegengouda, Ziegenschnittkäse | queso de cabra curado, queso curado de cabra | tomme de chèvre, chèvre sec | caprino stagionato, formaggio di capra stagionato
part-skim ricotta | fettarmer Ricotta, Ricotta light | ricotta light, ricotta baja en grasa | ricotta allégée | ricotta light, ricotta magra
mexican crema | Smetana | crema agria mexicana, smetana | smetana | smetana
oaxaca cheese | Oaxaca-Käse | - | fromage d'Oaxaca | formaggio Oaxaca
ricotta salata | gesalzener Ricotta | ricotta salada | ricotta salée, ricotta salata | -
asiago | Asiago, Mimolette | queso asiago, queso mimolette | asiago | -
scamorza | Scamorza, Caciocavallo, Räuchermozzarella | scamorza, caciocavallo | scamorza, caciocavallo | -
boursin | Kräuterfrischkäse, Knoblauch-Kräuter-Frischkäse | queso a las finas hierbas, queso crema con hierbas | fromage ail et fines herbes, fromage frais ail et fines herbes | formaggio fresco alle erbe
brown cheese | Brunost | queso marrón noruego | brunost | brunost
ayran | - | ayran | ayran | ayran
goat yogurt | Ziegenjoghurt, Schafsjoghurt, Schafjoghurt | yogur de cabra, yogur de oveja | yaourt de chèvre, yaourt de brebis, yaourt au lait de brebis | yogurt di capra, yogurt di pecora
chocolate milk | Schokomilch, Kakaomilch | leche con chocolate, batido de chocolate | lait chocolaté, lait au chocolat | latte al cioccolato
pasteurized egg white | pasteurisiertes Eiweiß, flüssiges Eiweiß | claras pasteurizadas, clara pasteurizada, claras de huevo pasteurizadas | blancs d'œufs pasteurisés, blanc d'œuf liquide | albume pasteurizzato, albumi pasteurizzati
pasteurized egg | Flüssigei, pasteurisiertes Ei | huevo líquido pasteurizado, huevo pasteurizado | œuf entier pasteurisé, œufs entiers liquides | uovo pastorizzato, uova pastorizzate
cashew cream | Cashewcreme, Cashewsahne | nata de anacardos | crème de cajou, crème de noix de cajou | panna di anacardi
coconut milk beverage | Kokosdrink, Kokosnussdrink, Kokos-Reis-Drink | bebida de coco | boisson coco, boisson à la noix de coco | bevanda al cocco
coconut whipped cream | Kokosschlagsahne, geschlagene Kokossahne | nata montada de coco | chantilly de coco, crème fouettée de coco | panna montata di cocco
vegan sour cream | vegane saure Sahne, veganer Schmand | crema agria vegana, nata agria vegana | crème aigre végétale | panna acida vegana, panna acida vegetale
buttermilk powder | Buttermilchpulver | suero de mantequilla en polvo | babeurre en poudre | latticello in polvere
vegan liquid egg | flüssiger Ei-Ersatz, veganes Flüssigei | huevo líquido vegano | œuf liquide végétal | uovo liquido vegetale
# Bread and pasta
gluten-free burger bun | glutenfreies Burgerbrötchen, glutenfreie Burgerbrötchen, glutenfreie Brötchen, glutenfreies Brötchen | pan de hamburguesa sin gluten, panes de hamburguesa sin gluten | pain burger sans gluten, pains burger sans gluten | panino per hamburger senza glutine, panini per hamburger senza glutine
gluten-free pizza crust | glutenfreier Pizzateig, glutenfreier Pizzaboden | masa de pizza sin gluten, base de pizza sin gluten | pâte à pizza sans gluten | base pizza senza glutine, impasto per pizza senza glutine
taco shell | Taco-Schale, Taco-Schalen, Tacoschalen, Tacoschale | tortilla crujiente para tacos, conchas de taco | coquille à tacos, coquilles à tacos | guscio per tacos, gusci per tacos
hoagie roll | Baguettebrötchen | pan de bocadillo, bocata | pain à sandwich long | filoncino per panini
english muffin | englisches Muffin-Brötchen, Toastbrötchen, Toasties | panecillo inglés, muffin inglés | muffin anglais, muffins anglais | muffin inglese, muffin inglesi
cornbread | Maisbrot | pan de maíz | pain de maïs | pane di mais
pound cake | Sandkuchen, Rührkuchen | bizcocho cuatro cuartos, bizcocho de mantequilla | quatre-quarts, quatre-quart | torta quattro quarti, plumcake
angel food cake | Angel Food Cake, Engelskuchen | pastel de ángel | gâteau des anges | torta degli angeli
biscuit dough | Croissantteig, Frischteig für Brötchen | masa de croissant refrigerada | pâte à croissants | impasto per croissant
multigrain bread | Mehrkornbrot, Körnerbrot, Saatenbrot | pan multicereales, pan de cereales, pan con semillas | pain aux céréales, pain multicéréales, pain aux graines | pane multicereali, pane ai cereali, pane ai semi
raisin bread | Rosinenbrot, Rosinenstuten | pan de pasas | pain aux raisins secs | pane all'uvetta, pane con uvetta
chocolate wafer | Schokoladenkekse, Schokokekse | galletas de chocolate, galleta de chocolate | biscuits au chocolat, gâteaux secs au chocolat | biscotti al cioccolato, biscotto al cioccolato
gluten-free tortilla | glutenfreie Tortilla, glutenfreie Tortillas, glutenfreie Wraps | tortilla sin gluten, tortillas sin gluten | tortilla sans gluten, tortillas sans gluten | tortilla senza glutine, tortillas senza glutine, piadina senza glutine
chapati | Chapati, Chapatis, Roti | chapati, chapatis, roti | chapati, chapatis, roti | chapati, roti
papadum | Papadam, Papadams, Papadum | papadum, papadums | papadum, papadums, poppadom | papadum, poppadum
panettone | Panettone, Christstollen, Stollen | panettone, roscón | panettone, brioche tressée | panettone, pandoro, colomba
milk bread | Milchbrot | pan de leche, medias noches | - | pane al latte
soda bread | Sodabrot, irisches Sodabrot | pan de soda | pain au bicarbonate, soda bread | pane irlandese, soda bread
rice cracker | Reiscracker, Reiskräcker | galletas saladas de arroz | crackers de riz | cracker di riso
puffed rice cake | Maiswaffel, Maiswaffeln | tortitas de maíz | galettes de maïs | gallette di mais
meringue nest | - | merengue seco, merengues secos | nid de meringue | -
simit | Sesamring, Simit | simit | simit | simit
low-carb tortilla | Low-Carb-Wrap, Low-Carb-Wraps, Eiweiß-Wraps | tortilla baja en carbohidratos | tortilla pauvre en glucides | piadina proteica, tortilla low carb
keto bread | Eiweißbrot, Proteinbrot, Low-Carb-Brot | pan proteico, pan keto, pan bajo en carbohidratos | pain protéiné, pain keto | pane proteico, pane chetogenico
cooked pasta | gekochte Nudeln, gekochte Pasta, gekochte Spaghetti | pasta cocida, espaguetis cocidos | pâtes cuites, spaghetti cuits | pasta cotta, pasta già cotta
chow mein noodle | gebratene Nudeln knusprig | fideos chow mein, fideos crujientes | nouilles chow mein | noodles croccanti, chow mein
cooked brown rice | gekochter Naturreis, gekochter Vollkornreis | arroz integral cocido | riz complet cuit, riz brun cuit | riso integrale cotto
cooked quinoa | gekochte Quinoa, gekochter Quinoa | quinoa cocida, quinua cocida | quinoa cuit | quinoa cotta
cooked couscous | gekochter Couscous, gegarter Couscous | cuscús cocido | couscous cuit | cous cous cotto
spinach pasta | grüne Nudeln, Spinatnudeln, grüne Bandnudeln | pasta de espinacas, pasta verde | pâtes aux épinards, pâtes vertes | pasta verde, pasta agli spinaci, lasagne verdi
soup pasta | Buchstabennudeln | fideos para sopa, fideos finos, fideo fino, pasta para sopa, fideos cabellín | vermicelle, pâtes à potage, petites pâtes | pastina, stelline, filini, capelli d'angelo
dried spätzle | - | spätzle | spätzles, knepfles | -
masarepa | Harina PAN, vorgekochtes Maismehl, Masarepa | - | farine de maïs précuite, masarepa | farina di mais precotta, masarepa
grits | Maisgrütze, Grits | sémola de maíz blanca, grits | gruau de maïs, grits | grits di mais
steel-cut oats | Hafergrütze, Steel Cut Oats | avena cortada, avena troceada | avoine concassée, avoine épointée | avena spezzata, avena decorticata tagliata
instant oatmeal | Schmelzflocken, zarte Haferflocken, Instant-Haferflocken, Instanthaferflocken | avena instantánea, copos de avena finos | petits flocons d'avoine, flocons d'avoine instantanés | fiocchi d'avena piccoli, avena istantanea
popcorn kernel | Popcornmais | maíz para palomitas, maíz pira | maïs à pop-corn, maïs à popcorn | mais per popcorn
cooked lentil | gekochte Linsen, Linsen aus der Dose, vorgekochte Linsen | lentejas cocidas, lentejas en conserva, lentejas de bote, lentejas ya cocidas | lentilles cuites, lentilles en boîte, lentilles en conserve | lenticchie cotte, lenticchie in scatola, lenticchie precotte, lenticchie lessate
dried black bean | getrocknete schwarze Bohnen | alubias negras secas, frijoles negros secos, judías negras secas | haricots noirs secs | fagioli neri secchi
dried kidney bean | getrocknete Kidneybohnen | alubias rojas secas, judías rojas secas, frijoles rojos secos | haricots rouges secs | fagioli rossi secchi
dried pinto bean | getrocknete Wachtelbohnen | alubias pintas secas, judías pintas secas | haricots pinto secs | fagioli borlotti secchi
dried great northern bean | getrocknete Riesenbohnen | judiones secos | haricots cocos secs | fagioli bianchi di Spagna secchi, fagioli di Spagna secchi
dried fava bean | getrocknete Ackerbohnen, getrocknete dicke Bohnen | habas secas | fèves sèches, fèves séchées | fave secche
dried soybean | getrocknete Sojabohnen | soja en grano, habas de soja secas | graines de soja sèches | soia secca, fagioli di soia secchi
sushi rice cooked | gekochter Sushireis | arroz de sushi cocido | riz à sushi cuit | riso per sushi cotto
broken rice | Parboiledreis | arroz vaporizado, arroz sancochado | riz étuvé, riz incollable | -
wheat biscuit cereal | Weizenkissen, Weetabix | cereales de trigo integral, weetabix | weetabix, céréales de blé complet | weetabix
barley flakes | Gerstenflocken, Dinkelflocken, Roggenflocken | copos de espelta, copos de centeno, copos de cebada | flocons d'épeautre, flocons de seigle, flocons d'orge | fiocchi di farro, fiocchi d'orzo, fiocchi di segale
veggie chips | Gemüsechips | chips de verduras, chips vegetales | chips de légumes | chips di verdure
gluten-free gnocchi | glutenfreie Gnocchi | ñoquis sin gluten | gnocchis sans gluten, gnocchi sans gluten | gnocchi senza glutine
gluten-free lasagna noodle | glutenfreie Lasagneplatten | láminas de lasaña sin gluten, placas de lasaña sin gluten | feuilles de lasagne sans gluten | lasagne senza glutine, sfoglie per lasagne senza glutine
# Cans, jars, stocks
tomatoes with green chilies | Tomaten mit grünen Chilis | tomates con chiles verdes | tomates aux piments verts | pomodori con peperoncini verdi
canned young jackfruit | junge Jackfrucht, Jackfruit aus der Dose, junge Jackfruit | jackfruit en conserva, yaca en conserva, yaca verde | jacquier en boîte, jeune jacquier, jacquier vert | jackfruit in scatola, jackfruit al naturale
navy bean | kleine weiße Bohnen | alubias blancas pequeñas | haricots cocos, petits haricots blancs | fagioli bianchi piccoli
hominy | Hominy-Mais | maíz pozolero, mote, maíz mote | maïs lessivé | mais bianco nixtamalizzato
sweet pickle | süßsaure Gurken, Gewürzgurken süß | pepinillos dulces, pepinillos agridulces | cornichons aigres-doux, pickles doux | cetriolini agrodolci, cetriolini in agrodolce
pickle relish | Gurkenrelish, Relish | relish de pepinillos, salsa relish | relish de cornichons, relish | relish di cetriolini
canned green chili | grüne Chilis aus der Dose | chiles verdes en lata, chiles verdes enlatados | piments verts en boîte | peperoncini verdi in scatola
pickled jalapeno | eingelegte Jalapeños, eingelegte Jalapeno, Jalapeños aus dem Glas | jalapeños en vinagre, jalapeños encurtidos | jalapeños marinés, jalapeños au vinaigre | jalapeños sottaceto, jalapeno sottaceto
pepperoncini | eingelegte Peperoni, Peperoni aus dem Glas | guindillas en vinagre, piparras en vinagre, guindillas encurtidas | piments doux au vinaigre | peperoncini sottaceto, lombardi
water chestnut | Wasserkastanie, Wasserkastanien | castaña de agua, castañas de agua | châtaigne d'eau, châtaignes d'eau | castagna d'acqua, castagne d'acqua
cooked beet | gekochte Rote Bete, vorgekochte Rote Bete, Rote Bete vorgegart, gegarte Rote Bete, eingelegte Rote Bete | remolacha cocida, remolachas cocidas | betterave cuite, betteraves cuites | barbabietola cotta, barbabietole cotte, barbabietola precotta, barbabietole precotte, rapa rossa cotta
low-sodium chicken stock | salzarme Hühnerbrühe, natriumarme Hühnerbrühe | caldo de pollo bajo en sal, caldo de pollo bajo en sodio | bouillon de poulet pauvre en sel, bouillon de volaille à teneur réduite en sel | brodo di pollo a basso contenuto di sale
low-sodium vegetable stock | salzarme Gemüsebrühe, natriumarme Gemüsebrühe | caldo de verduras bajo en sal, caldo de verduras bajo en sodio | bouillon de légumes pauvre en sel, bouillon de légumes à teneur réduite en sel | brodo vegetale a basso contenuto di sale, brodo vegetale iposodico
dashi powder | Dashipulver, Dashi-Pulver, Instant-Dashi | dashi en polvo | dashi en poudre | dashi in polvere
kombu dashi | Kombu-Dashi, Kombudashi | dashi de kombu | dashi au kombu, dashi de kombu | dashi di kombu
cream of mushroom soup | Champignoncremesuppe aus der Dose, Pilzcremesuppe aus der Dose | crema de champiñones en lata | velouté de champignons en boîte, crème de champignons en boîte | crema di funghi in scatola
cream of chicken soup | Hühnercremesuppe aus der Dose | crema de pollo en lata | velouté de poulet en boîte, crème de poulet en boîte | crema di pollo in scatola
enchilada sauce | Enchiladasauce, Enchilada-Sauce, Enchiladasoße | salsa para enchiladas, salsa de enchiladas | sauce enchilada | salsa per enchiladas
fruit cocktail | Fruchtcocktail | macedonia en almíbar, cóctel de frutas | cocktail de fruits, salade de fruits au sirop | macedonia sciroppata
canned mixed fruit | Obst aus der Dose, Birnen aus der Dose, Aprikosen aus der Dose | peras en almíbar, albaricoques en almíbar, fruta en almíbar | poires au sirop, abricots au sirop, fruits au sirop | pere sciroppate, albicocche sciroppate, frutta sciroppata
canned green bean | grüne Bohnen aus der Dose, Brechbohnen aus der Dose | judías verdes en conserva, judías verdes de bote | haricots verts en boîte, haricots verts en conserve | fagiolini in scatola
canned pea | Erbsen aus der Dose | guisantes en conserva, guisantes de bote, guisantes de lata | petits pois en boîte, petits pois en conserve | piselli in scatola
canned sweet potato | Süßkartoffeln aus der Dose | boniato en conserva | patates douces en conserve | patate dolci in scatola
stewed tomatoes | geschmorte Tomaten | tomates guisados, tomate guisado | tomates étuvées, compotée de tomates | pomodori stufati
lupini bean | Lupinenkerne | - | - | -
preserved lemon | Salzzitrone, Salzzitronen, eingelegte Zitrone | limón en conserva, limón encurtido, limones encurtidos | citron confit, citrons confits, citron confit au sel | limone confit, limoni sotto sale, limone sotto sale
caperberry | - | alcaparrón | câpron, câpre à queue | cucunci, frutti del cappero
giardiniera | Mixed Pickles | encurtidos variados, banderillas | pickles de légumes | giardiniera di verdure
pickled red onion | eingelegte rote Zwiebel, eingelegte rote Zwiebeln, Silberzwiebeln süßsauer | cebolla morada encurtida, cebolla encurtida | oignons rouges au vinaigre, oignon rouge mariné, oignons rouges marinés | cipolle rosse sottaceto, cipolla rossa marinata
pickled ginger | Sushi-Ingwer, eingelegter Ingwer, Gari | jengibre encurtido | gingembre mariné, gingembre au vinaigre | zenzero marinato, zenzero sottaceto
ajvar | Ajvar | ajvar | ajvar | ajvar
cherry pie filling | Kirschgrütze, Kirschfüllung | relleno de cereza | garniture de cerises | farcitura di ciliegie
creamed coconut | Kokosmus, Kokoscreme fest | manteca de coco, pasta de coco | purée de coco, crème de coco solide | -
cream of coconut | gesüßte Kokoscreme, Cream of Coconut | crema de coco azucarada, crema de coco para piña colada | crème de coco sucrée | crema di cocco zuccherata
sweetened condensed coconut milk | gezuckerte Kokoskondensmilch, Kokoskondensmilch | leche condensada de coco | lait de coco concentré sucré, lait concentré de coco | latte condensato di cocco
demi glace | Kalbsfond konzentriert, Kalbsjus | demi-glace, salsa demiglace | fond de veau déshydraté, fond de veau lié | demi-glace
aquafaba | Kichererbsenwasser, Aquafaba | aquafaba | aquafaba, eau de pois chiches, jus de pois chiches | aquafaba, acqua di ceci
# Baking and sweets
cashew flour | Cashewmehl, gemahlene Cashewkerne, gemahlene Cashews | harina de anacardo, anacardos molidos | poudre de noix de cajou, farine de cajou | farina di anacardi
ground hazelnuts | gemahlene Haselnüsse, gemahlene Haselnüssen, gemahlenen Haselnüsse, Haselnussmehl | avellanas molidas, avellana molida, harina de avellana | poudre de noisette, poudre de noisettes, noisettes en poudre, noisettes moulues | farina di nocciole, nocciole tritate finemente, nocciole macinate
amaranth flour | Amaranthmehl | harina de amaranto | farine d'amarante | farina di amaranto
matzo meal | Matzemehl, Matzenmehl | harina de matzá, pan ácimo molido | farine de matza, farine azyme | farina di matzo, farina di pane azzimo
stuffing mix | Füllungsmischung | mezcla para relleno | préparation pour farce | preparato per ripieno
corn husk | Maisblätter, Maishüllen | hojas de maíz, hojas de maíz secas, hojas para tamales | feuilles de maïs | foglie di mais
golden syrup | Zuckerrübensirup hell, heller Zuckersirup, Golden Syrup | jarabe dorado, golden syrup | golden syrup, sirop doré | golden syrup, sciroppo dorato
semisweet chocolate | Halbbitterschokolade, Halbbitterkuvertüre, halbbittere Schokolade | chocolate semiamargo, chocolate semidulce | chocolat mi-amer | cioccolato semidolce, cioccolato semifondente
vegan dark chocolate | vegane Zartbitterschokolade, vegane Schokolade, milchfreie Schokolade | chocolate negro vegano, chocolate vegano | chocolat noir vegan, chocolat noir végétal, chocolat sans lait | cioccolato fondente vegano, cioccolato vegano
vegan chocolate chip | vegane Schokotropfen, vegane Schokoladentropfen | pepitas de chocolate veganas, chispas de chocolate veganas | pépites de chocolat vegan, pépites de chocolat véganes | gocce di cioccolato vegane
unsweetened chocolate | ungesüßte Schokolade, Kakaomasse, hundertprozentige Schokolade | chocolate sin azúcar, pasta de cacao | chocolat non sucré, pâte de cacao | massa di cacao
sandwich cookie | Oreo, Oreo-Kekse, Oreos, Doppelkekse | galletas oreo, galleta oreo, oreo | oreo, biscuits oreo | oreo, biscotti oreo
malted milk powder | Malzmilchpulver, Ovomaltine | leche malteada en polvo | lait malté en poudre, ovomaltine | latte maltato in polvere
butterscotch chip | Karamelltropfen, Butterscotch-Tropfen | pepitas de caramelo, chispas de caramelo | pépites de caramel | gocce di caramello, gocce al caramello
maple sugar | Ahornzucker | azúcar de arce | sucre d'érable | zucchero d'acero
hazelnut chocolate spread | - | - | - | crema di nocciole e cacao
gluten-free baking mix | glutenfreie Backmischung | preparado panificable sin gluten, preparado para repostería sin gluten | préparation pour gâteaux sans gluten | preparato per dolci senza glutine
gluten-free pie crust | glutenfreier Mürbeteig | masa quebrada sin gluten | pâte brisée sans gluten, pâte sablée sans gluten | pasta frolla senza glutine, pasta brisée senza glutine
gluten-free cookie | glutenfreie Kekse, glutenfreier Keks | galletas sin gluten, galleta sin gluten | biscuits sans gluten | biscotti senza glutine
kataifi | Kadaif, Engelshaar-Teig, Kadayif | masa kataifi, kataifi | kadaïf, cheveux d'ange, pâte kadaïf | pasta kataifi, kataifi
tart shell | Tortelettes, Tarteletts, Blätterteigpasteten | tartaletas, tartaleta, volovanes | fonds de tarte, fond de tartelette, vol-au-vent | tartellette, tartelletta, vol-au-vent
graham cracker crust | Keksboden | base de galletas | fond de biscuit | base di biscotti
ice cream cone | Eistüte, Eistüten | cucurucho, cucuruchos | cornet de glace, cornets de glace | cono gelato, coni gelato
gingersnap | Ingwerkekse, Ingwerplätzchen, Lebkuchen | galletas de jengibre | biscuits au gingembre, pain d'épices en biscuits | biscotti allo zenzero
cookie butter | Spekulatiuscreme, Spekulatius-Creme | crema de speculoos, crema de galletas lotus | pâte à tartiner spéculoos, pâte de spéculoos | crema di speculoos, crema lotus
speculoos cookie | Karamellkekse | galletas lotus, galletas caramelizadas | - | biscotti speculoos, biscotti lotus
feuilletine | Hippenbruch, Feuilletine | barquillos triturados | crêpes dentelle, gavottes, pailleté feuilletine | feuilletine, crêpe dentelle
panela | Panela, Vollrohrzucker, Vollrohr-Zucker | - | sucre panela | zucchero panela
brown rice syrup | - | melaza de arroz | - | -
fruit syrup | Grenadine, Himbeersirup, Holunderblütensirup, Erdbeersirup | granadina, sirope de granadina, sirope de frutas | sirop de grenadine, grenadine, sirop de fraise, sirop de framboise | sciroppo di granatina, granatina, sciroppo di lamponi, sciroppo di amarena
orgeat | Mandelsirup, Haselnusssirup | sirope de almendras, horchata concentrada | sirop d'orgeat, orgeat | sciroppo di mandorla, orzata
fondant | Rollfondant, Zuckerpaste | pasta de azúcar | fondant pâtissier | fondente di zucchero
nougat | Nuss-Nougat | turrón blando, turrón duro | - | torroncino
marshmallow creme | Marshmallow-Creme, Marshmallowcreme | crema de malvavisco, crema de nubes | crème de guimauve | crema di marshmallow
meringue powder | Eiweißpulver getrocknet, Trockeneiweiß | clara de huevo en polvo, merengue en polvo | blanc d'œuf en poudre, blancs d'œufs en poudre | albume in polvere
hard candy | - | caramelo duro, caramelos duros | bonbons durs, berlingots | caramelle dure
candy-coated chocolate | Smarties, Schokolinsen | lacasitos, grageas de chocolate | smarties, dragées au chocolat | smarties, confetti al cioccolato
gummy candy | - | - | - | -
flavored gelatin | Götterspeise, Wackelpudding, Götterspeisenpulver | gelatina de sabores, gelatina de fresa | gelée aromatisée, gélatine aromatisée | gelatina alla frutta
cocoa nibs | Kakaonibs | nibs de cacao | éclats de cacao, grué de cacao, fèves de cacao concassées | granella di cacao, fave di cacao tritate
apple butter | Apfelmus konzentriert | mantequilla de manzana, dulce de manzana | beurre de pommes, beurre de pomme | burro di mele, composta concentrata di mele
baker's ammonia | Hirschhornsalz, Pottasche | bicarbonato amónico, carbonato amónico | ammoniaque de boulangerie, carbonate d'ammonium | ammoniaca per dolci
egg replacer powder | Eiersatzpulver, Ei-Ersatzpulver | sustituto de huevo en polvo | substitut d'œuf en poudre | sostitutivo dell'uovo
chocolate pudding mix | Schokoladenpuddingpulver, Puddingpulver Schokolade | preparado para flan de chocolate, pudín de chocolate en polvo | préparation pour crème dessert chocolat | preparato per budino al cioccolato
sugar-free chocolate chip | zuckerfreie Schokotropfen | pepitas de chocolate sin azúcar | pépites de chocolat sans sucre | gocce di cioccolato senza zucchero
edible glitter | Blattgold, essbarer Glitzer | purpurina comestible, oro comestible | paillettes alimentaires, feuille d'or alimentaire | brillantini alimentari, foglia d'oro
silver dragée | Silberperlen | perlas de azúcar, perlitas plateadas | perles argentées, billes en sucre | perline di zucchero, perline argentate
collagen powder | Kollagenpulver, Kollagen | colágeno en polvo | collagène en poudre | collagene in polvere
sourdough starter | Sauerteigstarter, Weizensauerteig, Roggensauerteig | masa madre activa | levain actif, levain chef | lievito madre attivo, licoli
tapioca pearl | Perlsago, Sago | perlas de tapioca, tapioca en perlas | - | perle di tapioca, tapioca in perle
# Spices and seasonings
vadouvan | Vadouvan | vadouvan | vadouvan | vadouvan
dried lime | getrocknete Limette, getrocknete Limetten | lima seca, limas secas, limón seco | citron vert séché, citrons noirs, citron noir | lime essiccato, lime secco
dried basil | getrocknetes Basilikum, Basilikum getrocknet, getrockneter Basilikum | albahaca seca | basilic séché, basilic sec | basilico secco, basilico essiccato
dried dill | getrockneter Dill, Dill getrocknet | eneldo seco | aneth séché | aneto secco, aneto essiccato
dried mint | getrocknete Minze, Minze getrocknet | menta seca, hierbabuena seca | menthe séchée, menthe sèche | menta secca, menta essiccata
dried oregano | getrockneter Oregano, Oregano getrocknet | orégano seco | origan séché, origan sec | origano secco, origano essiccato
dried parsley | getrocknete Petersilie, Petersilie getrocknet | perejil seco | persil séché | prezzemolo secco, prezzemolo essiccato
dried rosemary | getrockneter Rosmarin, Rosmarin getrocknet | romero seco | romarin séché | rosmarino secco, rosmarino essiccato
dried sage | getrockneter Salbei, Salbei getrocknet | salvia seca | sauge séchée | salvia secca, salvia essiccata
dried tarragon | getrockneter Estragon | estragón seco | estragon séché | dragoncello secco, dragoncello essiccato
dried thyme | getrockneter Thymian, Thymian getrocknet | tomillo seco | thym séché, thym sec | timo secco, timo essiccato
dried chervil | getrockneter Kerbel | perifollo seco | cerfeuil séché | cerfoglio secco
dried onion | getrocknete Zwiebel, getrocknete Zwiebeln, Zwiebelflocken | cebolla seca, cebolla deshidratada | oignon séché, oignons séchés, oignon déshydraté | cipolla secca, cipolla disidratata
cajun seasoning | Cajun-Gewürz, Cajungewürz, Cajun-Gewürzmischung | condimento cajún, especias cajún | épices cajun, mélange cajun | spezie cajun, condimento cajun
jerk seasoning | Jerk-Gewürz | condimento jerk, especias jerk | épices jerk | spezie jerk
dukkah | Dukkah | dukkah | dukkah | dukkah
poultry seasoning | Geflügelgewürz, Hähnchengewürz | condimento para aves, especias para pollo | épices pour volaille, épices à poulet | spezie per pollo, aromi per pollo
steak seasoning | Steakgewürz, Grillgewürz, Kräutersalz, Gewürzsalz | condimento para carne, especias para barbacoa, sal de hierbas | épices à steak, épices barbecue, sel aux herbes | spezie per bistecca, spezie per grigliata, sale aromatico, sale alle erbe
everything bagel seasoning | Everything-Bagel-Gewürz | condimento para bagel | assaisonnement everything bagel | condimento per bagel
furikake | Furikake | furikake | furikake | furikake
ranch seasoning | Ranch-Gewürz | condimento ranch | assaisonnement ranch | condimento ranch
chaat masala | Chaat Masala, Amchur | chaat masala | chaat masala | chaat masala
asafoetida | Asafoetida, Asant | asafétida | ase fétide, asa fœtida | assafetida
liquid smoke | Flüssigrauch | humo líquido | fumée liquide | fumo liquido
chili seasoning | Chili-con-Carne-Gewürz | especias para chili, mezcla de especias para chili | épices pour chili con carne, épices à chili | spezie per chili
adobo seasoning | Adobo-Gewürz | sazonador adobo, sazón, sazonador completo | assaisonnement adobo | condimento adobo
chile-lime seasoning | Tajín | tajín, chile en polvo con limón | tajín | tajín
pickling spice | Gurkengewürz, Einlegegewürz | especias para encurtir | épices à marinade, épices pour cornichons | spezie per sottaceti
mulling spice | Glühweingewürz | especias para vino caliente | épices à vin chaud | spezie per vin brulé
dried hibiscus flower | Hibiskusblüten, getrocknete Hibiskusblüten | flor de jamaica, flores de hibisco | fleurs d'hibiscus, bissap séché | fiori di ibisco, karkadè
bouquet garni | Kräuterbund, Bouquet garni, Kräutersträußchen | bouquet garni, ramillete de hierbas, atadillo de hierbas | bouquets garnis | mazzetto di odori, bouquet garni
ajwain | Ajowan, Königskümmel | ajwain, semillas de ajowan | ajowan | ajowan
grains of paradise | Paradieskörner, langer Pfeffer, Kubebenpfeffer | granos del paraíso, pimienta larga | graines de paradis, poivre long | grani del paradiso, pepe lungo
pure chile powder | Anchopulver, Ancho-Chilipulver | chile ancho en polvo, chile en polvo puro | piment ancho en poudre | peperoncino ancho in polvere
dried mild chile | getrocknete milde Chili, Ancho-Chili, Ñora | pimiento choricero, pimientos choriceros | piment doux séché, ñora | chile ancho
dried hot chile | getrocknete scharfe Chili, Kaschmir-Chili | chile de árbol, chiles de árbol | piment fort séché, piments forts séchés | peperoncino forte secco
shichimi togarashi | Shichimi Togarashi, Togarashi | shichimi togarashi, togarashi | shichimi togarashi, togarashi | shichimi togarashi
black salt | Kala Namak, Schwarzsalz, Himalayasalz | sal negra, kala namak, sal del Himalaya | sel noir, kala namak, sel de l'Himalaya | sale nero, kala namak, sale dell'Himalaya
# Sauces, oils and pastes
chili oil | Chiliöl, Chili-Öl, Chilicrisp, Chili Crisp | aceite de chile, aceite picante, aceite de guindilla | huile pimentée, huile de piment, huile piquante | olio al peperoncino, olio piccante
black vinegar | schwarzer Essig, Chinkiang-Essig, chinesischer schwarzer Essig | vinagre negro, vinagre negro chino | vinaigre noir, vinaigre noir chinois | aceto nero, aceto nero cinese
coconut aminos | Coconut Aminos, Kokos-Aminos, Kokos-Würzsauce | aminos de coco, salsa de aminos de coco | aminos de coco, sauce aminos de coco | aminos di cocco
kecap manis | Ketjap Manis, Kecap Manis, süße Sojasauce, süße Sojasoße | kecap manis, salsa de soja dulce | kecap manis, ketjap manis, sauce soja sucrée | kecap manis, salsa di soia dolce
vegan fish sauce | vegane Fischsauce, vegane Fischsoße | salsa de pescado vegana | sauce poisson vegan, nuoc-mâm végétal, sauce nuoc-mâm végétale | salsa di pesce vegana
vegetarian oyster sauce | vegetarische Austernsauce, vegane Austernsauce, Pilzsauce statt Austernsauce | salsa de ostras vegetariana, salsa de ostras vegana | sauce huître végétarienne, sauce d'huître végétarienne, sauce huîtres végétarienne | salsa di ostriche vegetariana, salsa d'ostriche vegana
ponzu | Ponzu, Ponzusauce | ponzu, salsa ponzu | ponzu, sauce ponzu | ponzu, salsa ponzu
gochujang | Gochujang, Gochujang-Paste, koreanische Chilipaste | gochujang, pasta gochujang, pasta de chile coreana | gochujang, pâte gochujang, pâte de piment coréenne | gochujang, pasta gochujang, pasta di peperoncino coreana
doubanjiang | Doubanjiang, Chilibohnenpaste, Bohnenpaste scharf, schwarze Bohnensauce | doubanjiang, pasta de judías picante, salsa de judías negras | doubanjiang, pâte de haricots pimentée, sauce aux haricots noirs | doubanjiang, pasta di fagioli piccante, salsa di fagioli neri
vegan curry paste | vegane Currypaste, vegane rote Currypaste, vegane grüne Currypaste | pasta de curry vegana, pasta de curry roja vegana | pâte de curry vegan, pâte de curry végétalienne | pasta di curry vegana
indian curry paste | indische Currypaste, Tikka-Masala-Paste, Tandoori-Paste | pasta de curry india, pasta tikka masala | pâte de curry indienne, pâte tikka masala, pâte tandoori | pasta di curry indiana, pasta tikka masala
massaman curry paste | Massaman-Currypaste, Massaman-Paste | pasta de curry massaman | pâte de curry massaman | pasta di curry massaman
vegan worcestershire sauce | vegane Worcestersauce, vegane Worcestershiresauce | salsa Worcestershire vegana, salsa inglesa vegana | sauce Worcestershire vegan, sauce Worcestershire végétalienne | salsa Worcestershire vegana, salsa Worcester vegana
steak sauce | Steaksauce, Steaksoße, HP-Sauce | salsa para carne, salsa marrón, salsa HP | sauce pour steak, sauce brune anglaise | salsa per bistecca, salsa HP
vegan pesto | veganes Pesto, veganes Basilikumpesto, milchfreies Pesto | pesto vegano | pesto vegan, pesto végétalien, pesto sans fromage | pesto vegano, pesto senza formaggio
alfredo sauce | Alfredosauce, Alfredo-Sauce | salsa Alfredo | sauce Alfredo | salsa Alfredo, sugo Alfredo
cranberry relish | Cranberrysauce, Preiselbeeren aus dem Glas, Wildpreiselbeeren | salsa de arándanos rojos, salsa de arándanos | sauce aux canneberges, sauce aux airelles, airelles en bocal | salsa di mirtilli rossi
sunflower seed butter | Sonnenblumenkernmus, Sonnenblumenmus | crema de pipas de girasol, crema de semillas de girasol, mantequilla de girasol | purée de tournesol, beurre de graines de tournesol, purée de graines de tournesol | crema di semi di girasole, burro di semi di girasole
plum sauce | Pflaumensauce, Pflaumensoße | salsa de ciruelas | sauce aux prunes | salsa di prugne
sushi vinegar | Sushi-Essig, Sushiessig | vinagre para sushi, vinagre de sushi | vinaigre à sushi, vinaigre pour sushi | aceto per sushi
remoulade | - | salsa remoulade, remoulade | - | -
mint sauce | Minzsauce, Minzsoße | salsa de menta | sauce à la menthe | salsa alla menta
gravy powder | Bratensoßenpulver, Soßenbinder, Instant-Bratensoße | salsa de carne en polvo | fond de sauce en poudre, sauce brune en poudre | preparato per salsa d'arrosto
truffle paste | Trüffelpaste, Trüffelcreme, Trüffelsauce | crema de trufa, pasta de trufa, salsa tartufata | crème de truffe, pâte de truffe | crema al tartufo, crema di tartufo, salsa tartufata
black garlic | schwarzer Knoblauch | ajo negro | ail noir | aglio nero
chestnut cream | süße Maronencreme | - | crème de châtaignes | -
turkish pepper paste | Paprikamark, Biber Salcasi | pasta de pimiento, carne de pimiento choricero | pâte de poivron, concentré de poivron | concentrato di peperoni
blue cheese dressing | Blauschimmel-Dressing, Blauschimmeldressing | salsa de queso azul | sauce au bleu, sauce au roquefort | salsa al gorgonzola
fruit wine | fruchtiger Weißwein, Weißburgunder, Grauburgunder | vino blanco afrutado, Albariño, Verdejo | vin blanc fruité | vino bianco fruttato, Pinot grigio
full-bodied red wine | kräftiger Rotwein, vollmundiger Rotwein | vino tinto con cuerpo, vino tinto de crianza | vin rouge corsé, vin rouge charpenté | vino rosso corposo, vino rosso strutturato
# Nuts and dried fruit
sweetened coconut | gesüßte Kokosraspel | coco rallado azucarado, coco azucarado | noix de coco râpée sucrée | cocco grattugiato zuccherato
dried cherry | getrocknete Kirschen, getrocknete Sauerkirschen | cerezas deshidratadas, cerezas secas | cerises séchées | ciliegie essiccate, ciliegie secche
dried mango | getrocknete Mango, Mango getrocknet | mango deshidratado, mango seco | mangue séchée | mango essiccato, mango secco
banana chips | Bananenchips | chips de plátano, plátano deshidratado | chips de banane, bananes séchées | chips di banana
honey roasted peanut | Honig-Erdnüsse, honiggeröstete Erdnüsse | cacahuetes con miel, cacahuetes garrapiñados | cacahuètes au miel, cacahuètes grillées au miel | arachidi al miele
dried apple | getrocknete Äpfel, Apfelringe, getrocknete Apfelringe | manzana deshidratada, orejones de manzana | pommes séchées, rondelles de pommes séchées | mele essiccate, mela essiccata
candied ginger | kandierter Ingwer | jengibre confitado, jengibre cristalizado | gingembre confit | zenzero candito
candied citrus peel | kandierte Orangenschale | piel de naranja confitada, cidra confitada | cédrat confit | scorza d'arancia candita
candied nuts | gebrannte Mandeln, kandierte Nüsse, karamellisierte Nüsse | frutos secos garrapiñados, nueces caramelizadas | noix caramélisées, amandes caramélisées | frutta secca caramellata, mandorle pralinate, mandorle caramellate
fresh coconut | frische Kokosnuss | coco fresco, pulpa de coco | noix de coco fraîche, chair de coco | cocco fresco, polpa di cocco
toasted coconut | geröstete Kokosraspel, geröstete Kokosflocken | coco tostado | noix de coco grillée, coco grillé | cocco tostato
goji berry | Goji-Beere, Goji-Beeren, Gojibeeren | bayas de goji, baya de goji | baies de goji, baie de goji | bacche di goji
jujube | Jujube, chinesische Datteln | azufaifa, azufaifas, jínjoles | jujube, jujubes | giuggiola, giuggiole
# Frozen foods
frozen peas | tiefgekühlte Erbsen, tiefgefrorene Erbsen, Erbsen TK, gefrorene Erbsen | guisantes congelados | petits pois surgelés, petits pois congelés | piselli surgelati, pisellini surgelati
frozen corn | TK-Mais, tiefgekühlter Mais | maíz congelado | maïs surgelé | mais surgelato
frozen broccoli | TK-Brokkoli, tiefgekühlter Brokkoli | brócoli congelado | brocoli surgelé, brocolis surgelés | broccoli surgelati
frozen green beans | TK-Bohnen, tiefgekühlte grüne Bohnen, TK-Prinzessbohnen | judías verdes congeladas | haricots verts surgelés | fagiolini surgelati
frozen blueberry | TK-Heidelbeeren, tiefgekühlte Heidelbeeren, TK-Blaubeeren, tiefgekühlte Blaubeeren | arándanos congelados | myrtilles surgelées | mirtilli surgelati
frozen strawberry | TK-Erdbeeren, tiefgekühlte Erdbeeren | fresas congeladas | fraises surgelées | fragole surgelate
frozen mango | TK-Mango, tiefgekühlte Mango | mango congelado | mangue surgelée | mango surgelato
frozen cherry | TK-Kirschen, tiefgekühlte Kirschen, TK-Sauerkirschen | cerezas congeladas | cerises surgelées | ciliegie surgelate
frozen carrot | TK-Karotten, tiefgekühlte Karotten, TK-Möhren | zanahoria congelada, zanahorias congeladas | carottes surgelées | carote surgelate
frozen artichoke heart | TK-Artischocken, tiefgekühlte Artischockenherzen | alcachofas congeladas, corazones de alcachofa congelados | cœurs d'artichauts surgelés, fonds d'artichauts surgelés | cuori di carciofo surgelati, carciofi surgelati
frozen bell pepper | TK-Paprika, tiefgekühlte Paprika | pimientos congelados, tiras de pimiento congeladas | poivrons surgelés | peperoni surgelati
frozen edamame | TK-Edamame, tiefgekühlte Edamame | edamame congelado | edamame surgelé, edamames surgelés | edamame surgelati
frozen fruit | TK-Obst, tiefgekühltes Obst | fruta congelada | fruits surgelés | frutta surgelata
succotash | Succotash | succotash | succotash | succotash
hash browns | Rösti, Kartoffelrösti, Röstis, Tiefkühlrösti | patatas hash brown, tortitas de patata | rösti, röstis, galettes de pommes de terre, galette de pommes de terre | rösti, rösti di patate
veggie burger | Veggie-Burger, Gemüsebratling, Gemüsebratlinge, vegane Burgerpatties, veganer Burger | hamburguesa vegetal, hamburguesas vegetales, carne picada vegetal, carne picada vegana, hamburguesa vegana | steak végétal, steaks végétaux, burger végétal, galette végétale | burger vegetale, burger vegetali, macinato vegetale, burger vegano, hamburger vegetale
frozen dumpling | TK-Gyoza, Gyoza, Teigtaschen | gyozas congeladas, gyozas, empanadillas chinas | raviolis chinois surgelés, gyozas, gyoza | ravioli cinesi surgelati, gyoza
mango sorbet | Mangosorbet, Zitronensorbet, Erdbeersorbet, Fruchtsorbet, Himbeersorbet | sorbete de mango, sorbete de limón, sorbete de frutas | sorbet mangue, sorbet citron, sorbet fraise, sorbet aux fruits | sorbetto al mango, sorbetto al limone, sorbetto alla frutta
coffee ice cream | Kaffee-Eis, Mokkaeis, Erdbeereis, Walnusseis | helado de café, helado de fresa | glace au café, glace à la fraise | gelato al caffè, gelato alla fragola
# Drinks
tea bag | Teebeutel, Beutel Tee | bolsita de té, bolsitas de té, bolsa de té | sachet de thé, sachets de thé | bustina di tè, bustine di tè
shaoxing wine | Shaoxing-Wein, Shaoxing-Reiswein, chinesischer Reiswein | vino de Shaoxing, vino Shaoxing, vino de arroz chino | vin de Shaoxing, vin de riz chinois | vino Shaoxing, vino di riso cinese
aperol | - | aperol | apérol | -
campari | - | campari | campari | -
sweet vermouth | roter Wermut, süßer Wermut | vermut rojo, vermut dulce | vermouth rouge, vermouth doux | vermouth rosso, vermut rosso
light rum | weißer Rum | - | - | rum bianco
blended whiskey | irischer Whiskey, Rye Whiskey | whisky irlandés, whisky de centeno | whiskey irlandais, whisky de seigle | whiskey irlandese, whisky di segale
absinthe | Absinth | absenta, pastis, ouzo | - | assenzio, sambuca secca, pastis
elderflower liqueur | Holunderblütenlikör | licor de flor de saúco | liqueur de fleur de sureau, liqueur de sureau | liquore ai fiori di sambuco
hazelnut liqueur | Haselnusslikör, Nusslikör, Walnusslikör | licor de avellana, licor de nuez | liqueur de noisette, liqueur de noix | liquore alla nocciola
advocaat | - | advocaat | liqueur d'œuf | bombardino
mead | Met, Honigwein | hidromiel | hydromel | idromele
wheat beer | Pilsner | cerveza de trigo, cerveza pilsen | bière blanche, bière de blé, pils | birra di frumento, birra weiss, birra pils
gluten-free lager | glutenfreies Bier | cerveza sin gluten | bière sans gluten | birra senza glutine
tawny port | Tawny-Port, roter Portwein, weißer Portwein | fino, manzanilla de Jerez | porto rouge, porto blanc | vino di Porto
flavored soda | Limonade mit Geschmack, Orangenlimonade, Zitronenlimo | refresco de naranja, gaseosa de sabores | limonade aromatisée, soda à l'orange, soda aux agrumes | aranciata, chinotto, bibita gassata
diet soda | Cola light, Cola Zero, Diät-Limonade | cola light, refresco light, cola zero | coca zéro, soda light, cola light | cola zero, bibita light
kombucha | Kombucha | kombucha | kombucha | kombucha
carrot juice | Karottensaft, Möhrensaft, Rote-Bete-Saft | zumo de zanahoria, jugo de zanahoria, zumo de remolacha | jus de carotte, jus de betterave | succo di carota, succo di barbabietola
cherry juice | Kirschsaft, Sauerkirschsaft | zumo de cereza, zumo de guinda | jus de cerise, jus de griotte | succo di ciliegia, succo di amarena
rooibos | Rooibos, Rotbuschtee, Rooibostee | rooibos, té rooibos | rooibos, thé rooibos, thé rouge rooibos | rooibos, tè rooibos
barley tea | Gerstentee | té de cebada | thé d'orge, infusion d'orge | tè d'orzo, caffè d'orzo
chicory coffee | Zichorienkaffee, Malzkaffee, Landkaffee | café de achicoria, achicoria soluble | chicorée soluble, chicorée à boire | caffè di cicoria
ground coffee | gemahlener Kaffee, Kaffeebohnen | café molido, granos de café | café moulu, grains de café, café en grains | caffè macinato, caffè in polvere, chicchi di caffè
horchata | Horchata | horchata, horchata de chufa | horchata | horchata
prepared infant formula | Säuglingsmilch, Folgemilch, Babymilch | leche de fórmula, leche infantil | lait infantile, lait maternisé | latte in formula, latte artificiale
orange bitters | Orangenbitter | bitter de naranja | bitter à l'orange, amer à l'orange | bitter all'arancia
frozen orange juice concentrate | Orangensaftkonzentrat | concentrado de zumo de naranja | jus d'orange concentré surgelé, concentré de jus d'orange | concentrato di succo d'arancia
dried porcini | getrocknete Steinpilze, Steinpilze getrocknet | boletus secos, boletus deshidratados | cèpes séchés, cèpe séché | porcini secchi, funghi porcini secchi
peppermint | Pfefferminze, Pfefferminzblätter | menta piperita | menthe poivrée | menta piperita
# What the kitchens of the four languages have besides
rolled oat | kernige Haferflocken, blütenzarte Haferflocken | copos de avena integrales | gros flocons d'avoine | fiocchi d'avena integrali
`
