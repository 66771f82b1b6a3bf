<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Defaults;

/**
 * With and without default, nullable and not, native type and phpdoc.
 */
final class Settings
{
    public string $theme = 'light';

    public ?int $width;

    public ?int $height = null;

    public ?string $font = 'serif';

    /** @var int */
    public $size = 12;

    /** @var ?float */
    public $zoom;

    public mixed $extra;
}
