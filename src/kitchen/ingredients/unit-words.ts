/**
 * Units in the order English | German | Spanish | French | Italian. The English is a unit of the table in `units.ts`. In
 * each cell the first name is what is printed after one, the second what is printed after more, and the rest are other
 * spellings that are read. A full stop may be left out where a name has one, and case and accents do not matter. A name with a star is
 * a unit behind a number only: elsewhere it is another word.
 */
// biome-ignore format: a table reads best with one row per line
export const unitWords = `
tablespoon | EL, EL, Esslöffel, Esslöffeln, Eßlöffel, Essl., Eßl. | cucharada, cucharadas, cda., cdas., cucharada sopera, cucharadas soperas, cucharada grande, cucharadas grandes | c. à soupe, c. à soupe, c. à s., cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, cuiller à soupe, cuillers à soupe, cuil. à soupe, cuill. à soupe, cuillère à table, cuillères à table, cas*, cs*, cuillerée, cuillerées | cucchiaio, cucchiai, cucchiaio da tavola, cucchiai da tavola, cucchiaiata, cucchiaiate, cucch.
teaspoon | TL, TL, Teelöffel, Teelöffeln, Teel., Kaffeelöffel, KL* | cucharadita, cucharaditas, cdta., cdtas., cdita., cditas., cucharada de café, cucharadas de café, cucharilla, cucharillas, cucharada pequeña, cucharadas pequeñas | c. à café, c. à café, c. à c., cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, cuiller à café, cuillers à café, cuil. à café, cuill. à café, cuillère à thé, cuillères à thé, c. à thé, cac* | cucchiaino, cucchiaini, cucchiaino da caffè, cucchiaini da caffè, cucchiaino da tè, cucchiaini da tè
cup | Tasse, Tassen, Becher, Bechern | taza, tazas | tasse, tasses | tazza, tazze, tazzina, tazzine
gram | g*, g*, Gramm | g*, g*, gramo, gramos | g*, g*, gramme, grammes | g*, g*, grammo, grammi
kilogram | kg*, kg*, Kilo, Kilos, Kilogramm | kg*, kg*, kilo, kilos, kilogramo, kilogramos | kg*, kg*, kilo, kilos, kilogramme, kilogrammes | kg*, kg*, chilo, chili, chilogrammo, chilogrammi
liter | l*, l*, Liter, Litern | l*, l*, litro, litros | l*, l*, litre, litres | l*, l*, litro, litri
milliliter | ml*, ml*, Milliliter | ml*, ml*, mililitro, mililitros | ml*, ml*, millilitre, millilitres | ml*, ml*, millilitro, millilitri
centimeter | cm*, cm*, Zentimeter | cm*, cm*, centímetro, centímetros | cm*, cm*, centimètre, centimètres | cm*, cm*, centimetro, centimetri
pound | Pfund, Pfund, Pfd. | libra, libras | livre*, livres* | libbra, libbre
pinch | Prise, Prisen, Pr.*, Messerspitze, Messerspitzen, Msp. | pizca, pizcas, pellizco, pellizcos | pincée, pincées, pointe de couteau, pointes de couteau | pizzico, pizzichi, presa*, prese*, punta di coltello
dash | Spritzer, Spritzer, Schuss, Schuß | chorrito, chorritos, chorro, chorros, chorretón | trait, traits, filet d'huile | goccio, gocci, spruzzata, spruzzate, spruzzo
drizzle | - | - | - | filo*
drop | Tropfen, Tropfen | gota, gotas | goutte, gouttes | goccia, gocce
handful | Handvoll, Handvoll, Hand voll | puñado, puñados | poignée, poignées | manciata, manciate
bunch | Bund, Bund, Bünde, Bd.*, Bündel, Sträußchen | manojo, manojos, ramo, ramos, atado, atados | botte, bottes, bouquet, bouquets | mazzo, mazzi, mazzetto, mazzetti, ciuffo, ciuffi
sprig | Zweig, Zweige, Zweigen, Zweiglein, Stiel, Stiele, Stielen | ramita, ramitas | brin, brins, brindille, brindilles | rametto, rametti
stalk | Stängel, Stängel, Stengel, Stängeln | tallo, tallos, penca, pencas | tige, tiges, branche, branches, bâton de céleri, côte de céleri | gambo, gambi, stelo, costa, coste, gambo di sedano
leaf | Blatt, Blätter, Blättern, Blättchen | hoja, hojas | feuille, feuilles | foglia, foglie, foglioline
clove | Zehe, Zehen | diente, dientes | gousse, gousses | spicchio, spicchi
bulb | Knolle, Knollen | - | - | -
head | Kopf, Köpfe, Köpfen | cabeza, cabezas | tête, têtes | testa, teste, cespo, cespi
stick | Stange, Stangen, Stäbchen, Stick, Sticks, Stift, Stifte | palito, palitos, barra, barras, barrita, barritas, rama, ramas, bastón, bastones | bâton, bâtons, bâtonnet, bâtonnets, barre, barres | bastoncino, bastoncini, stecca, stecche, barretta, barrette
strip | Streifen, Streifen | tira, tiras | lanière, lanières, lamelle, lamelles | striscia, strisce, listarelle
slice | Scheibe, Scheiben, Scheibchen | loncha, lonchas, lonja, lonjas, rodaja, rodajas, rebanada, rebanadas | tranche, tranches, rondelle, rondelles | fetta, fette, fettina, fettine, rondella, rondelle
cube | Würfel, Würfel, Würfeln, Würfelchen | cubito, cubitos, dado, dados, cubo, cubos, pastilla*, pastillas* | cube, cubes | cubetto, cubetti, cubo, dado, dadi, dadini, dadolata
piece | Stück, Stück, Stücke, Stücken, Stückchen, Stk., St.* | trozo, trozos, pieza, piezas, pedazo, pedazos, unidad, unidades, ud.*, uds.* | morceau, morceaux, pièce, pièces | pezzo, pezzi, pezzetto, pezzetti
ball | Kugel, Kugeln, Bällchen | bola, bolas, bolita, bolitas | boule, boules | palla, palle, pallina, palline
bar | Tafel, Tafeln, Riegel* | tableta*, tabletas* | tablette, tablettes | tavoletta, tavolette
block | - | - | - | panetto, panetti
can | Dose, Dosen, Büchse, Büchsen, Konserve, Konserven | lata, latas, conserva, conservas | boîte, boîtes, conserve, conserves | lattina, lattine, scatola, scatole, scatoletta, scatolette, conserva, barattolo, barattoli
jar | Glas, Gläser, Gläsern | tarro, tarros, frasco, frascos, bote, botes | bocal, bocaux, pot, pots | vasetto, vasetti
glass | Trinkglas, Trinkgläser | vaso, vasos, copa, copas | verre, verres | bicchiere, bicchieri
bottle | Flasche, Flaschen | botella, botellas | bouteille, bouteilles | bottiglia, bottiglie
carton | Tetrapak, Tetrapaks | brik, briks, cartón*, cartones* | brique, briques, briquette, briquettes | brick, brick
punnet | Schale*, Schalen*, Schälchen* | bandeja*, bandejas* | barquette, barquettes | vaschetta, vaschette
package | Päckchen, Päckchen, Packung, Packungen, Pck., Pkg., Pk., Pckg., Paket, Pakete, Beutel, Tüte, Tüten | paquete, paquetes, bolsa, bolsas, sobre, sobres | sachet, sachets, paquet, paquets | bustina, bustine, confezione, confezioni, pacco, pacchi, pacchetto, pacchetti
log | Rolle*, Rollen* | rollo*, rollos*, rulo, rulos | bûche, bûches | rotolo, rotoli
dozen | Dutzend, Dutzend | docena, docenas | douzaine, douzaines | dozzina, dozzine
`
