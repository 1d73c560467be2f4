/**
 * Units in the order English | German | Spanish | French | Italian. The English is a unit of the table in
 * `units.ts`. In each cell names stand in pairs, as after one and as after more; the first pair is printed
 * where the author's own word is not known. A full stop may be left out where a name has one, and case and
 * accents do not matter. A name with a star is a unit behind a number only: elsewhere it is another word.
 */
// biome-ignore format: a table reads best with one row per line
export const unitWords = `
tablespoon | EL, EL, Esslöffel, Esslöffel, Esslöffeln, Esslöffeln, Eßlöffel, Eßlöffel, Essl., Essl., Eßl., Eßl. | cucharada, cucharadas, cda., cdas., cucharada sopera, cucharadas soperas, cucharada grande, cucharadas grandes | c. à soupe, c. à soupe, c. à s., c. à s., cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, cuiller à soupe, cuillers à soupe, cuil. à soupe, cuil. à soupe, cuill. à soupe, cuill. à soupe, cuillère à table, cuillères à table, cuillerée, cuillerées, cas*, cas*, cs*, cs* | cucchiaio, cucchiai, cucchiaio da tavola, cucchiai da tavola, cucchiaiata, cucchiaiate, cucch., cucch.
teaspoon | TL, TL, Teelöffel, Teelöffel, Teelöffeln, Teelöffeln, Teel., Teel., Kaffeelöffel, Kaffeelöffel, KL*, KL* | cucharadita, cucharaditas, cdta., cdtas., cdita., cditas., cucharada de café, cucharadas de café, cucharilla, cucharillas, cucharada pequeña, cucharadas pequeñas | c. à café, c. à café, c. à c., c. à c., cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, cuiller à café, cuillers à café, cuil. à café, cuil. à café, cuill. à café, cuill. à café, cuillère à thé, cuillères à thé, c. à thé, c. à thé, cac*, cac* | cucchiaino, cucchiaini, cucchiaino da caffè, cucchiaini da caffè, cucchiaino da tè, cucchiaini da tè
cup | Tasse, Tassen, Becher, Becher, Bechern, Bechern | taza, tazas | tasse, tasses | tazza, tazze, tazzina, tazzine
gram | g*, g*, Gramm, Gramm | g*, g*, gramo, gramos | g*, g*, gramme, grammes | g*, g*, grammo, grammi
kilogram | kg*, kg*, Kilo, Kilo, Kilos, Kilos, Kilogramm, Kilogramm | kg*, kg*, kilo, kilos, kilogramo, kilogramos | kg*, kg*, kilo, kilos, kilogramme, kilogrammes | kg*, kg*, chilo, chili, chilogrammo, chilogrammi
liter | l*, l*, Liter, Liter, Litern, Litern | l*, l*, litro, litros | l*, l*, litre, litres | l*, l*, litro, litri
milliliter | ml*, ml*, Milliliter, Milliliter | ml*, ml*, mililitro, mililitros | ml*, ml*, millilitre, millilitres | ml*, ml*, millilitro, millilitri
centimeter | cm*, cm*, Zentimeter, Zentimeter | cm*, cm*, centímetro, centímetros | cm*, cm*, centimètre, centimètres | cm*, cm*, centimetro, centimetri
pound | Pfund, Pfund, Pfd., Pfd. | libra, libras | livre*, livres* | libbra, libbre
pinch | Prise, Prisen, Messerspitze, Messerspitzen, Pr.*, Pr.*, Msp., Msp. | pizca, pizcas, pellizco, pellizcos | pincée, pincées, pointe de couteau, pointes de couteau | pizzico, pizzichi, presa*, prese*, punta di coltello, punte di coltello
dash | Spritzer, Spritzer, Schuss, Schuss, Schuß, Schuß | chorrito, chorritos, chorro, chorros, chorretón, chorretones | trait, traits, filet d'huile, filets d'huile | goccio, gocci, spruzzata, spruzzate, spruzzo, spruzzi
drizzle | - | - | - | filo*, fili*
drop | Tropfen, Tropfen | gota, gotas | goutte, gouttes | goccia, gocce
handful | Handvoll, Handvoll, Hand voll, Hand voll | puñado, puñados | poignée, poignées | manciata, manciate
bunch | Bund, Bund, Bünde, Bünde, Bd.*, Bd.*, Bündel, Bündel, Sträußchen, Sträußchen | manojo, manojos, ramo, ramos, atado, atados | botte, bottes, bouquet, bouquets | mazzo, mazzi, mazzetto, mazzetti, ciuffo, ciuffi
sprig | Zweig, Zweige, Stiel, Stiele, Zweiglein, Zweiglein, Zweigen, Zweigen, Stielen, Stielen | ramita, ramitas | brin, brins, brindille, brindilles | rametto, rametti
stalk | Stängel, Stängel, Stengel, Stengel, Stängeln, Stängeln | tallo, tallos, penca, pencas | tige, tiges, branche, branches, bâton de céleri, bâtons de céleri, côte de céleri, côtes de céleri | gambo, gambi, stelo, steli, costa, coste, gambo di sedano, gambi di sedano
leaf | Blatt, Blätter, Blättchen, Blättchen, Blättern, Blättern | hoja, hojas | feuille, feuilles | foglia, foglie, fogliolina, foglioline
clove | Zehe, Zehen | diente, dientes | gousse, gousses | spicchio, spicchi
bulb | Knolle, Knollen | - | - | -
head | Kopf, Köpfe, Köpfen, Köpfen | cabeza, cabezas | tête, têtes | testa, teste, cespo, cespi
stick | Stange, Stangen, Stick, Sticks, Stift, Stifte, Stäbchen, Stäbchen | palito, palitos, barra, barras, barrita, barritas, rama, ramas, bastón, bastones | bâton, bâtons, bâtonnet, bâtonnets, barre, barres | bastoncino, bastoncini, stecca, stecche, barretta, barrette
strip | Streifen, Streifen | tira, tiras | lanière, lanières, lamelle, lamelles | striscia, strisce, listarella, listarelle
slice | Scheibe, Scheiben, Scheibchen, Scheibchen | loncha, lonchas, lonja, lonjas, rodaja, rodajas, rebanada, rebanadas | tranche, tranches, rondelle, rondelles | fetta, fette, fettina, fettine, rondella, rondelle
cube | Würfel, Würfel, Würfelchen, Würfelchen, Würfeln, Würfeln | cubito, cubitos, dado, dados, cubo, cubos, pastilla*, pastillas* | cube, cubes | cubetto, cubetti, dado, dadi, dadino, dadini, cubo, cubi, dadolata, dadolate
piece | Stück, Stück, Stücke, Stücke, Stückchen, Stückchen, Stücken, Stücken, Stk., Stk., St.*, St.* | trozo, trozos, pieza, piezas, pedazo, pedazos, unidad, unidades, ud.*, uds.* | morceau, morceaux, pièce, pièces | pezzo, pezzi, pezzetto, pezzetti
ball | Kugel, Kugeln, Bällchen, Bällchen | bola, bolas, bolita, bolitas | boule, boules | palla, palle, pallina, palline
bar | Tafel, Tafeln, Riegel*, Riegel* | tableta*, tabletas* | tablette, tablettes | tavoletta, tavolette
block | - | - | - | panetto, panetti
can | Dose, Dosen, Büchse, Büchsen, Konserve, Konserven | lata, latas, conserva, conservas | boîte, boîtes, conserve, conserves | lattina, lattine, scatola, scatole, scatoletta, scatolette, barattolo, barattoli, conserva, conserve
jar | Glas, Gläser, Gläsern, Gläsern | tarro, tarros, frasco, frascos, bote, botes | bocal, bocaux, pot, pots | vasetto, vasetti
glass | Trinkglas, Trinkgläser | vaso, vasos, copa, copas | verre, verres | bicchiere, bicchieri
bottle | Flasche, Flaschen | botella, botellas | bouteille, bouteilles | bottiglia, bottiglie
carton | Tetrapak, Tetrapaks | brik, briks, cartón*, cartones* | brique, briques, briquette, briquettes | brick, brick
punnet | Schale*, Schalen*, Schälchen*, Schälchen* | bandeja*, bandejas* | barquette, barquettes | vaschetta, vaschette
package | Päckchen, Päckchen, Packung, Packungen, Paket, Pakete, Tüte, Tüten, Beutel, Beutel, Pck., Pck., Pkg., Pkg., Pk., Pk., Pckg., Pckg. | paquete, paquetes, bolsa, bolsas, sobre, sobres | sachet, sachets, paquet, paquets | bustina, bustine, confezione, confezioni, pacco, pacchi, pacchetto, pacchetti
log | Rolle*, Rollen* | rollo*, rollos*, rulo, rulos | rouleau, rouleaux, bûche, bûches | rotolo, rotoli
dozen | Dutzend, Dutzend | docena, docenas | douzaine, douzaines | dozzina, dozzine
`
