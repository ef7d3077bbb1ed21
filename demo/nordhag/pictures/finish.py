"""finish.py FOLDER OUT: removes the noise of the renders and lays them on the maker's ground."""
import glob
import os
import sys

import cv2
import numpy as np

GROUND = (0xF7, 0xF3, 0xEF)  # #eff3f7 as BGR

folder, out = sys.argv[1:3]
for path in sorted(glob.glob(os.path.join(folder, "*.png"))):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    color = cv2.fastNlMeansDenoisingColored(np.ascontiguousarray(picture[:, :, :3]), None, 3, 5, 5, 15)
    alpha = cv2.GaussianBlur(picture[:, :, 3], (0, 0), 0.6).astype(np.float32)[:, :, None] / 255
    # the shadow fades out before the edge
    height, width = alpha.shape[:2]
    x = np.minimum(np.arange(width), np.arange(width)[::-1]) / (0.16 * width)
    y = np.minimum(np.arange(height), np.arange(height)[::-1]) / (0.16 * height)
    fade = np.clip(np.minimum(x[None, :], y[:, None]), 0, 1)[:, :, None]
    solid = np.clip((alpha - 0.85) / 0.15, 0, 1)
    alpha = alpha * np.maximum(fade * fade * (3 - 2 * fade), solid)
    laid = color * alpha + np.array(GROUND, np.float32) * (1 - alpha)
    name = os.path.splitext(os.path.basename(path))[0] + ".jpg"
    cv2.imwrite(os.path.join(out, name), laid.clip(0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 86])
