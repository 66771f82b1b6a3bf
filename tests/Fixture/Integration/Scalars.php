<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Scalars;

/**
 * One property for each scalar, by native type and by phpdoc.
 */
final class Scalars
{
    public int $int;

    public float $float;

    public string $string;

    public bool $bool;

    public null $null;

    public mixed $mixed;

    public ?int $nullable;

    public int|string $either;

    /** @var int */
    public $docInt;

    /** @var float */
    public $docFloat;

    /** @var string */
    public $docString;

    /** @var bool */
    public $docBool;

    /** @var ?float */
    public $docNullable;

    /** @var int|string|null */
    public $docEither;

    public $untyped;
}
