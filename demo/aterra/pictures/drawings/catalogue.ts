import type { Part } from './part.ts'
import {
  bundleSuspension,
  compressionAnchor,
  strainClamp,
  suspensionClamp,
  wedgeAnchor,
} from './anchoring.ts'
import { clampTerminal, distributionBlock, shearBody, splitBolt } from './bolted.ts'
import {
  bondingBox,
  cord,
  earthBar,
  flatBraid,
  pedestalClamp,
  pipeClamp,
  rackBar,
  roundBraid,
  transitionPlate,
  trayClamp,
} from './bonding.ts'
import {
  inspectionPit,
  mould,
  mouldClamp,
  rod,
  rodClamp,
  rodCoupler,
  rodWedge,
} from './earthing.ts'
import { breakout, cableTie, cover, gland, shrinkCap, shrinkTube } from './covering.ts'
import { cableManager, keystone, opticalPanel, patchPanel, spliceTray } from './data-room.ts'
import { ferrule, fork, pin, pushOn, ring } from './insulated.ts'
import { ballEye, eyeNut, hookEye, machineBolt, shackle, thimbleClevis } from './hardware.ts'
import {
  bail,
  hotLine,
  parallelGroove,
  piercing,
  wedgeBail,
  wedgeConnector,
} from './line-clamps.ts'
import { airRod, downSupport, flatBar, franklin, mast, testConnector } from './lightning.ts'
import { deadEnd, fullLayer, neckTie } from './preformed.ts'
import {
  bimetallicPin,
  bimetallicSplice,
  insulatedSplice,
  parallelSplice,
  reducingSplice,
  splice,
} from './sleeves.ts'
import {
  angledPad,
  ballStud,
  cableTee,
  expansion,
  padTerminal,
  parallelClamp,
  spacer,
  studClamp,
  tubeSupport,
  tubeTap,
} from './substations.ts'
import { cTap, gridTap, hTap, tTap } from './taps.ts'
import { angledLug, bimetallicLug, fourHoleLug, lug, rackLug } from './terminals.ts'
import { brush, cutter, die, gauge, plier, press, stripper, wrench } from './tooling.ts'
import type { View } from './view.ts'

/** Drawing of a family: the drawn part number, and its views in rows. */
interface Drawing {
  shows: string
  draw: (part: Part) => View[][]
}

/** Families that have a drawing. */
export const catalogue: Readonly<Record<string, Drawing>> = {
  TC: { shows: 'TC-50-10', draw: lug },
  TD: { shows: 'TD-95-12N', draw: lug },
  TN: { shows: 'TN-95-10', draw: lug },
  TK: { shows: 'TK-35-8', draw: lug },
  TA: { shows: 'TA-70-10', draw: angledLug },
  TQ: { shows: 'TQ-400-12N', draw: fourHoleLug },
  TF: { shows: 'TF-70-12', draw: lug },
  TB: { shows: 'TB-120-10', draw: bimetallicLug },
  TU: { shows: 'TU-120-10', draw: bimetallicLug },
  TR: { shows: 'TR-25-6-15', draw: rackLug },

  TO: { shows: 'TO-25-5', draw: ring },
  TG: { shows: 'TG-25-5', draw: fork },
  TP: { shows: 'TP-25-10PA', draw: pin },
  TE: { shows: 'TE-25-63F', draw: pushOn },
  TL: { shows: 'TL-025-12', draw: ferrule },
  TW: { shows: 'TW-015-12', draw: ferrule },

  LC: { shows: 'LC-120', draw: splice },
  LR: { shows: 'LR-95-50', draw: reducingSplice },
  LP: { shows: 'LP-70', draw: parallelSplice },
  LI: { shows: 'LI-25PA', draw: insulatedSplice },
  LB: { shows: 'LB-120-70', draw: bimetallicSplice },
  PB: { shows: 'PB-95-70', draw: bimetallicPin },
  AB: { shows: 'AB-P-60-2', draw: transitionPlate },

  CC: { shows: 'CC-95-35', draw: cTap },
  CH: { shows: 'CH-120-50', draw: hTap },
  CT: { shows: 'CT-95-70', draw: tTap },
  CG: { shows: 'CG-58-70', draw: gridTap },

  PF: { shows: 'PF-70', draw: splitBolt },
  PA: { shows: 'PA-70', draw: splitBolt },
  TM: { shows: 'TM-95-240', draw: shearBody },
  LM: { shows: 'LM-95-240', draw: shearBody },
  TZ: { shows: 'TZ-95-12', draw: clampTerminal },
  BD: { shows: 'BD-160', draw: distributionBlock },

  GP: { shows: 'GP-95', draw: parallelGroove },
  GB: { shows: 'GB-95', draw: parallelGroove },
  CN: { shows: 'CN-95-35', draw: wedgeConnector },
  CP: { shows: 'CP-95-95', draw: piercing },
  GL: { shows: 'GL-120', draw: hotLine },
  EB: { shows: 'EB-185', draw: bail },
  EC: { shows: 'EC-120', draw: wedgeBail },

  AP: { shows: 'AP-CAA-40', draw: deadEnd },
  AE: { shows: 'AE-38-HS', draw: deadEnd },
  LX: { shows: 'LX-CAA-40-73', draw: neckTie },
  EP: { shows: 'EP-CA-40', draw: fullLayer },
  VP: { shows: 'VP-CAA-336', draw: fullLayer },

  PM: { shows: 'PM-16-350', draw: machineBolt },
  PO: { shows: 'PO-16', draw: eyeNut },
  MO: { shows: 'MO-16', draw: shackle },
  SP: { shows: 'SP-16', draw: thimbleClevis },
  GO: { shows: 'GO-16', draw: hookEye },
  OB: { shows: 'OB-16-120', draw: ballEye },

  GS: { shows: 'GS-24', draw: suspensionClamp },
  GT: { shows: 'GT-18-O', draw: strainClamp },
  GC: { shows: 'GC-95', draw: wedgeAnchor },
  SU: { shows: 'SU-70', draw: bundleSuspension },
  GZ: { shows: 'GZ-CAA-636', draw: compressionAnchor },

  XC: { shows: 'XC-30-D', draw: tubeTap },
  XT: { shows: 'XT-30-20', draw: tubeTap },
  XE: { shows: 'XE-30', draw: expansion },
  XS: { shows: 'XS-30-D', draw: tubeSupport },
  ER: { shows: 'ER-C-4', draw: padTerminal },
  EA: { shows: 'EA-C-4', draw: angledPad },
  EN: { shows: 'EN-30-B', draw: studClamp },
  ET: { shows: 'ET-20', draw: padTerminal },
  YT: { shows: 'YT-CB', draw: cableTee },
  YE: { shows: 'YE-C-200', draw: spacer },
  YP: { shows: 'YP-CB', draw: parallelClamp },
  YB: { shows: 'YB-25-T20', draw: ballStud },

  HA: { shows: 'HA-58-24', draw: rod },
  HR: { shows: 'HR-34-15', draw: rod },
  LH: { shows: 'LH-34', draw: rodCoupler },
  GH: { shows: 'GH-58-70', draw: rodClamp },
  GU: { shows: 'GU-58-70', draw: rodWedge },
  CI: { shows: 'CI-250-250', draw: inspectionPit },
  MX: { shows: 'MX-CL-70', draw: mould },
  MH: { shows: 'MH-HP-58-50', draw: mould },
  MP: { shows: 'MP-SH-70', draw: mould },
  AM: { shows: 'AM-76', draw: mouldClamp },
  BE: { shows: 'BE-50-250', draw: earthBar },
  CF: { shows: 'CF-35-200', draw: flatBraid },
  GE: { shows: 'GE-50-8', draw: trayClamp },
  QE: { shows: 'QE-9-S', draw: bondingBox },
  CR: { shows: 'CR-35-200', draw: roundBraid },
  AT: { shows: 'AT-63', draw: pipeClamp },
  FR: { shows: 'FR-300-2', draw: franklin },
  MS: { shows: 'MS-30-50', draw: mast },
  CA: { shows: 'CA-300', draw: airRod },
  BA: { shows: 'BA-22-3-3', draw: flatBar },
  SD: { shows: 'SD-70-B', draw: downSupport },
  CV: { shows: 'CV-95-2', draw: testConnector },

  FH: { shows: 'FH-50', draw: plier },
  FI: { shows: 'FI-60', draw: plier },
  FL: { shows: 'FL-10Q', draw: plier },
  FP: { shows: 'FP-12-C', draw: press },
  FB: { shows: 'FB-12-C', draw: press },
  FC: { shows: 'FC-45', draw: press },
  DU: { shows: 'DU-18', draw: die },
  DO: { shows: 'DO-26', draw: die },
  FD: { shows: 'FD-40', draw: stripper },
  FT: { shows: 'FT-45', draw: cutter },
  FE: { shows: 'FE-280-IX', draw: brush },
  FZ: { shows: 'FZ-100', draw: wrench },
  FG: { shows: 'FG-17', draw: gauge },

  RT: { shows: 'RT-19-CA', draw: shrinkTube },
  RC: { shows: 'RC-55', draw: shrinkCap },
  RL: { shows: 'RL-4-38', draw: breakout },
  KP: { shows: 'KP-150', draw: cover },
  KW: { shows: 'KW-120', draw: cover },
  NB: { shows: 'NB-200-48P', draw: cableTie },
  PR: { shows: 'PR-25-L', draw: gland },

  BR: { shows: 'BR-V-24U', draw: rackBar },
  KR: { shows: 'KR-10-500', draw: cord },
  GR: { shows: 'GR-34-35', draw: pedestalClamp },
  PP: { shows: 'PP-24-6A', draw: patchPanel },
  OC: { shows: 'OC-1U-5-62', draw: cableManager },
  JK: { shows: 'JK-6A-BR', draw: keystone },
  DF: { shows: 'DF-24-LC-OS2', draw: opticalPanel },
  DE: { shows: 'DE-24', draw: spliceTray },
}
