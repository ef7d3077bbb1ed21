/**
 * Units, one a line: symbol | exact factor to the first unit of factor 1 | code of UN/ECE
 * Recommendation 20 (Revision 17) | other symbols | names in Portuguese | English | Spanish | German.
 *
 * A factor may be a quotient, a multiple of π, and have a zero point (`1+273.15`); a unit without
 * one has no linear relation (AWG). A joint `·` or `_` may be left out, and be a point, a hyphen or
 * a space in a text: `N·m` is `Nm` and `N.m`; so is a raised digit a plain one. Symbols count by the
 * case of their letters, names do not. A spelling of several quantities belongs to the first one
 * where nothing tells them apart: `nm` without case is a torque.
 */
export const unitRows = {
  torque: `
    N·m    | 1                  | NU  |
    N·mm   | 0.001              |     |
    mN·m   | 0.001              | D83 |
    N·cm   | 0.01               | F88 |
    kN·m   | 1000               | B48 |
    kgf·cm | 0.0980665          |     | kg·cm
    kgf·m  | 9.80665            |     | kg·m
    lbf·in | 0.1129848290276167 | F21 | lb·in lbs·in in·lb in·lbs in·lbf
    lbf·ft | 1.3558179483314004 | M92 | lb·ft lbs·ft ft·lb ft·lbs ft·lbf`,
  area: `
    mm²   | 1            | MMK | qmm mmq mm·q sq·mm mm·sq | milímetro_quadrado milímetros_quadrados | square_millimeter square_millimeters square_millimetre square_millimetres | milímetro_cuadrado milímetros_cuadrados | Quadratmillimeter Quadratmillimetern Quadrat
    cm²   | 100          | CMK | qcm sq·cm | centímetro_quadrado centímetros_quadrados | square_centimeter square_centimeters | centímetro_cuadrado centímetros_cuadrados | Quadratzentimeter
    dm²   | 10000        | DMK |
    m²    | 1000000      | MTK | qm sq·m | metro_quadrado metros_quadrados | square_meter square_meters square_metre square_metres | metro_cuadrado metros_cuadrados | Quadratmeter Quadratmetern
    in²   | 645.16       | INK | sq·in pol² pulg²
    ft²   | 92903.04     | FTK | sq·ft
    cmil  | 0.00016129π  | M47 |
    kcmil | 0.16129π     |     | kcmils MCM MCMs kcm
    AWG   |              |     |`,
  length: `
    nm | 0.000001 | C45 |            | nanômetro nanômetros | nanometer nanometers nanometre nanometres | nanómetro nanómetros | Nanometer
    µm | 0.001    | 4H  |            | micrômetro micrômetros mícron mícrons micra micras | micrometer micrometers micrometre micrometres micron microns | micrómetro micrómetros micra micras | Mikrometer Mikrometern
    mm | 1        | MMT |            | milímetro milímetros | millimeter millimeters millimetre millimetres | milímetro milímetros | Millimeter Millimetern
    cm | 10       | CMT |            | centímetro centímetros | centimeter centimeters centimetre centimetres | centímetro centímetros | Zentimeter Zentimetern
    dm | 100      | DMT |            | decímetro decímetros | decimeter decimeters decimetre decimetres | decímetro decímetros | Dezimeter
    m  | 1000     | MTR | mt mts mtr mtrs | metro metros | meter meters metre metres | metro metros | Meter Metern
    km | 1000000  | KMT |            | quilômetro quilômetros | kilometer kilometers kilometre kilometres | kilómetro kilómetros | Kilometer Kilometern
    in | 25.4     | INH | "          | pol polegada polegadas | inch inches | pulg plg pulgada pulgadas | Zoll
    ft | 304.8    | FOT | '          | pé pés | foot feet | pie pies | Fuß
    yd | 914.4    | YRD |            | jarda jardas | yard yards | yarda yardas | Yard
    mil | 0.0254  | M43 |            |  | mils thou`,
  volume: `
    mm³   | 1             | MMQ |
    cm³   | 1000          | CMQ | cc ccm | centímetro_cúbico centímetros_cúbicos | cubic_centimeter cubic_centimeters | centímetro_cúbico centímetros_cúbicos | Kubikzentimeter
    mL    | 1000          | MLT | ml     | mililitro mililitros | milliliter milliliters millilitre millilitres | mililitro mililitros | Milliliter
    dm³   | 1000000       | DMQ |
    L     | 1000000       | LTR | l lt lts | litro litros | liter liters litre litres | litro litros | Liter Litern
    m³    | 1000000000    | MTQ | cbm    | metro_cúbico metros_cúbicos | cubic_meter cubic_meters cubic_metre cubic_metres | metro_cúbico metros_cúbicos | Kubikmeter Kubikmetern
    in³   | 16387.064     | INQ | cu·in
    ft³   | 28316846.592  | FTQ | cu·ft
    gal   | 3785411.784   | GLL |        | galão galões | gallon gallons | galón galones | Gallone Gallonen
    fl_oz | 29573.5295625 | OZA |`,
  mass: `
    mg | 0.001        | MGM |     | miligrama miligramas | milligram milligrams | miligramo miligramos | Milligramm
    g  | 1            | GRM | gr  | grama gramas | gram grams | gramo gramos | Gramm
    kg | 1000         | KGM | kgs | quilo quilos quilograma quilogramas | kilo kilos kilogram kilograms | kilo kilos kilogramo kilogramos | Kilo Kilogramm
    t  | 1000000      | TNE | tn tf | tonelada toneladas | ton tons tonne tonnes | tonelada toneladas | Tonne Tonnen
    lb | 453.59237    | LBR | lbs | libra libras | pound pounds | libra libras |
    oz | 28.349523125 | ONZ |     | onça onças | ounce ounces | onza onzas | Unze Unzen`,
  lengthMass: `
    g/m        | 1                 | GF  |
    kg/m       | 1000              | KL  |
    kg/km      | 1                 | M31 |
    lb/ft      | 453.59237/0.3048  | P2  |
    lb/1000_ft | 453.59237/304.8   |     | lb/kft`,
  areaMass: `
    g/m²  | 1    | GM |
    kg/m² | 1000 | 28 |`,
  density: `
    kg/m³  | 1    | KMQ |
    g/L    | 1    | GL  | g/l
    g/cm³  | 1000 | 23  | g/cc
    kg/dm³ | 1000 | B34 |
    kg/L   | 1000 | B35 | kg/l
    lb/in³ | 0.45359237/0.000016387064 | LA |
    lb/ft³ | 0.45359237/0.028316846592 | 87 |`,
  current: `
    µA | 0.000001 | B84 |
    mA | 0.001    | 4K  |
    A  | 1        | AMP | | ampère ampères | amp amps ampere amperes | amperio amperios | Ampere
    kA | 1000     | B22 |`,
  voltage: `
    µV   | 0.000001 | D82 |
    mV   | 0.001    | 2Z  |
    V    | 1        | VLT |                   | volt volts | volt volts | voltio voltios | Volt
    V_AC | 1        | 2G  | VAC Vac VCA Vca V·CA
    V_DC | 1        | 2H  | VDC Vdc VCC Vcc V·CC
    kV   | 1000     | KVT | KV                | quilovolt quilovolts | kilovolt kilovolts | kilovoltio kilovoltios | Kilovolt
    MV   | 1000000  | B78 |`,
  power: `
    W     | 1                  | WTT |       | watt watts | watt watts | vatio vatios | Watt
    kW    | 1000               | KWT | KW    | quilowatt quilowatts | kilowatt kilowatts | kilovatio kilovatios | Kilowatt
    MW    | 1000000            | MAW |
    mW    | 0.001              | C31 |
    hp    | 745.69987158227022 |     | HP
    cv    | 735.49875          |     | CV PS
    BTU/h | 1055.05585262/3600 | 2I  | Btu/h btu/h`,
  apparentPower: `
    VA  | 1       | D46 |
    kVA | 1000    | KVA | KVA
    MVA | 1000000 | MVA |`,
  reactivePower: `
    var  | 1    | D44 | VAr VAR
    kvar | 1000 | KVR | kVAr kVAR KVAR`,
  resistance: `
    µΩ | 0.000001   | B94 |
    mΩ | 0.001      | E45 |
    Ω  | 1          | OHM | | | | ohmio ohmios |
    kΩ | 1000       | B49 |
    MΩ | 1000000    | B75 |
    GΩ | 1000000000 | A87 |`,
  lengthResistance: `
    Ω/km      | 1        | F56 |
    Ω/m       | 1000     | H26 |
    mΩ/m      | 1        | F54 |
    mΩ/mm     | 1000     |     |
    Ω/1000_ft | 1/0.3048 |     | Ω/kft`,
  capacitance: `
    pF | 0.000000000001 | 4T  |
    nF | 0.000000001    | C41 |
    µF | 0.000001       | 4O  |
    mF | 0.001          | C10 |`,
  frequency: `
    Hz  | 1          | HTZ | HZ | hertz | hertz | hercio hercios | Hertz
    kHz | 1000       | KHZ | KHz
    MHz | 1000000    | MHZ |
    GHz | 1000000000 | A86 |`,
  force: `
    mN  | 0.001           | C20 |
    N   | 1               | NEW |    | newton newtons | newton newtons | newton newtons | Newton
    daN | 10              |     |
    kN  | 1000            | B47 | KN
    MN  | 1000000         | B73 |
    kgf | 9.80665         |     | kp Kgf KGF
    tf  | 9806.65         |     |
    lbf | 4.4482216152605 | C78 |`,
  lengthForce: `
    N/m  | 1    | 4P  |
    N/mm | 1000 | F47 |
    kN/m | 1000 | N31 |`,
  pressure: `
    Pa      | 1                          | PAL |
    hPa     | 100                        | A97 |
    mbar    | 100                        | MBR |
    kPa     | 1000                       | KPA |
    bar     | 100000                     | BAR |      | bar bares | bar bars | bar bares | Bar
    MPa     | 1000000                    | MPA |
    N/mm²   | 1000000                    | C56 |
    GPa     | 1000000000                 | A89 |
    psi     | 4.4482216152605/0.00064516 | PS  | PSI lbf/in² lb/in² lbf/pol²
    atm     | 101325                     | ATM |
    kgf/cm² | 98066.5                    | E42 | kg/cm²
    mmHg    | 133.322387415              |     |
    mH2O    | 9806.65                    | N23 |
    mca     | 9806.65                    |     | mCA`,
  temperature: `
    K  | 1            | KEL |         | kelvin | kelvin | kelvin | Kelvin
    °C | 1+273.15     | CEL | grC     | celsius graus_celsius | celsius degrees_celsius | celsius grados_celsius | Celsius Grad_Celsius
    °F | 5/9+45967/180 | FAH |        | fahrenheit graus_fahrenheit | fahrenheit degrees_fahrenheit | fahrenheit grados_fahrenheit | Fahrenheit Grad_Fahrenheit`,
  angle: `
    °   | 1     | DD  | | grau graus | degree degrees deg | grado grados | Grad
    rad | 180/π | C81 | | radiano radianos | radian radians | radián radianes | Radiant`,
  time: `
    ns  | 0.000000001 | C47 |
    µs  | 0.000001    | B98 |
    ms  | 0.001       | C26 |  | milissegundo milissegundos | millisecond milliseconds | milisegundo milisegundos | Millisekunde Millisekunden
    s   | 1           | SEC |  | seg segundo segundos | sec second seconds | seg segundo segundos | Sek Sekunde Sekunden
    min | 60          | MIN |  | minuto minutos | minute minutes | minuto minutos | Minute Minuten
    h   | 3600        | HUR |  | hora horas | hr hrs hour hours | hora horas | Stunde Stunden
    d   | 86400       | DAY |  | dia dias | day days | día días | Tag Tage Tagen`,
  rotation: `
    1/min | 1  | C94 | min-1
    rpm   | 1  | RPM | RPM r/min rev/min u/min U/min
    1/s   | 60 | C97 | s-1
    rps   | 60 | RPS | r/s`,
  flow: `
    L/min  | 1            | L2  | l/min lpm LPM
    L/s    | 60           | G51 | l/s
    L/h    | 1/60         | E32 | l/h
    m³/h   | 1000/60      | MQH |
    m³/min | 1000         | G53 |
    m³/s   | 60000        | MQS |
    gpm    | 3.785411784  | G2  | gal/min GPM
    cfm    | 28.316846592 | 2L  | ft³/min CFM`,
  speed: `
    m/s    | 1         | MTS |
    cm/s   | 0.01      | 2M  |
    mm/s   | 0.001     | C16 |
    mm/min | 0.001/60  | H81 |
    m/min  | 1/60      | 2X  |
    km/h   | 1/3.6     | KMH |
    ft/s   | 0.3048    | FS  |
    ft/min | 0.3048/60 | FR  | fpm
    in/min | 0.0254/60 | M63 | ipm
    mph    | 0.44704   | HM  |`,
  feed: `
    mm/rev | 1    | | mm/r mm/U
    in/rev | 25.4 | | ipr`,
  energy: `
    J   | 1          | JOU |
    kJ  | 1000       | KJO |
    MJ  | 1000000    | 3B  |
    Wh  | 3600       | WHR |
    kWh | 3600000    | KWH | KWh
    MWh | 3600000000 | MWH |`,
  charge: `
    mAh | 0.001 | E09 |
    Ah  | 1     | AMH |`,
  conductance: `
    µS | 0.000001 | B99 |
    mS | 0.001    | C27 |
    S  | 1        | SIE |`,
  inductance: `
    µH | 0.000001 | B90 |
    mH | 0.001    | C14 |
    H  | 1        | 81  |`,
  luminousFlux: 'lm | 1 | LUM |',
  illuminance: 'lx | 1 | LUX |',
  luminousIntensity: 'cd | 1 | CDL |',
  magneticFlux: `
    mT | 0.001 | C29 |
    T  | 1     | D33 |`,
  viscosity: `
    mPa·s | 1    | C24 |
    cP    | 1    | C7  |
    Pa·s  | 1000 | C65 |`,
  kinematicViscosity: `
    mm²/s | 1 |    |
    cSt   | 1 | 4C |`,
  conductivity: 'W/(m·K) | 1 | D53 | W/mK W/m·K',
  share: `
    %   | 1      | P1 | | por_cento porcento | percent per_cent | por_ciento porciento | Prozent
    ‰   | 0.1    | NX |
    ppm | 0.0001 | 59 |`,
  level: 'dB | 1 | 2N | | decibel decibéis | decibel decibels | decibelio decibelios | Dezibel',
  rackUnits: 'U | 1 | | RU HE',
} as const

/** Kind of quantity that a unit measures. */
export type QuantityName = keyof typeof unitRows
