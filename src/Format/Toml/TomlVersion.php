<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

/**
 * Which TOML is read. What is written is the same in both.
 *
 * @api
 */
enum TomlVersion: string
{
    /** https://toml.io/en/v1.0.0 */
    case V1_0 = '1.0.0';

    /**
     * Inline tables may have line ends, comments and a comma at their end; times may lack seconds; strings may have the escapes
     * `\e` and `\xHH` (https://toml.io/en/v1.1.0).
     */
    case V1_1 = '1.1.0';
}
