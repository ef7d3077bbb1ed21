"""finish.py PLATE.png RENDER.png OUT.jpg [duotone]: level the ground to the page's paper, quiet the grain, save as JPEG.

The bare ground (plate) is photographed once; dividing by it leaves shadows and parts, on paper of exactly #F4F1EA.
"""
import sys
import cv2
import numpy as np

PAPER = np.array([0xEA, 0xF1, 0xF4], np.float32)  # BGR of #F4F1EA
INK, COPPER = np.array([0x1E, 0x1F, 0x0F], np.float32), np.array([0x22, 0x5E, 0xBC], np.float32)


def fitted(plate, w, h):
    """The plate as a smooth surface (cubic in x and y): its noise must not enter the pictures."""
    p = cv2.resize(plate, (120, 90), interpolation=cv2.INTER_AREA).reshape(-1, 3)
    def terms(nx, ny):
        y, x = np.mgrid[-1:1:ny * 1j, -1:1:nx * 1j]
        return np.stack([x ** i * y ** j for i in range(4) for j in range(4 - i)], -1).reshape(-1, 10)
    k, *_ = np.linalg.lstsq(terms(120, 90), p, rcond=None)
    return (terms(w, h) @ k).reshape(h, w, 3).astype(np.float32)


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def levelled(render, plate, bleed):
    """The ground divided by the plate. Towards the rim of what was rendered it fades into clean paper."""
    h, w = render.shape[:2]
    rgb, alpha = render[..., :3].astype(np.float32), (render[..., 3] > 127).astype(np.uint8)
    pad = 0 if bleed else 1
    rim = cv2.distanceTransform(cv2.copyMakeBorder(alpha, 1, 1, 1, 1, cv2.BORDER_CONSTANT if pad else cv2.BORDER_REPLICATE), cv2.DIST_L2, 5)[1:-1, 1:-1]
    seam = smooth(rim / 50)[..., None] if (alpha == 0).any() or pad else 1
    ratio = rgb / fitted(plate, w, h)
    dark = 1 - cv2.GaussianBlur(ratio, (0, 0), 2)
    ratio = 1 + (ratio - 1) * np.where(np.abs(dark) < .07, smooth(np.abs(dark) / .07), 1)  # a hint of shade is paper
    return np.clip((1 + (ratio - 1) * seam) * PAPER + .5, 0, 255).astype(np.uint8)


def quiet(img):
    """Non-local means, gently on parts, firmly on the ground, where there is nothing to lose but grain."""
    calm = cv2.medianBlur(img, 3)
    speck = (np.abs(img.astype(np.int16) - calm).max(2, keepdims=True) > 14)
    img = np.where(speck, calm, img)
    fine = cv2.fastNlMeansDenoisingColored(img, None, 6, 9, 5, 15)
    soft = cv2.bilateralFilter(cv2.GaussianBlur(img, (0, 0), 2.2), 9, 14, 6)
    edges = cv2.GaussianBlur(np.abs(cv2.Laplacian(cv2.GaussianBlur(fine, (0, 0), 1.6), cv2.CV_32F)).max(2), (0, 0), 3)
    lab = cv2.cvtColor(cv2.GaussianBlur(fine, (0, 0), 3), cv2.COLOR_BGR2LAB).astype(np.float32)
    paper = cv2.cvtColor(PAPER.reshape(1, 1, 3).astype(np.uint8), cv2.COLOR_BGR2LAB).astype(np.float32)
    tint = np.abs(lab[..., 1:] - paper[..., 1:]).max(2)
    ground = np.clip(1.4 - edges / 1.1, 0, 1) * np.clip(2.2 - tint / 2, 0, 1) * (lab[..., 0] > 120)
    ground = cv2.GaussianBlur(ground, (0, 0), 2)[..., None]
    out = soft * ground + fine * (1 - ground)
    away = np.abs(out - PAPER).max(2, keepdims=True)
    return (PAPER + (out - PAPER) * smooth((away - 1) / 3) + .5).astype(np.uint8)


def duotone(img):
    """Ink in the shadows, copper in the light: the look of the applications."""
    g = cv2.cvtColor(img, cv2.COLOR_BGR2GRAY).astype(np.float32)[..., None] / 255
    g = np.clip((g - .10) / .90, 0, 1) ** 1.25
    return (INK * (1 - g) + COPPER * g).clip(0, 255).astype(np.uint8)


plate, render = cv2.imread(sys.argv[1]).astype(np.float32), cv2.imread(sys.argv[2], cv2.IMREAD_UNCHANGED)
toned = 'duotone' in sys.argv[4:]
picture = quiet(levelled(render, plate, bleed=toned))
if toned:
    picture = duotone(picture)
cv2.imwrite(sys.argv[3], picture, [cv2.IMWRITE_JPEG_QUALITY, 92, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
