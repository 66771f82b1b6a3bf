<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

final class Choices
{
    public int|string|null $intOrString = null;

    public int|float|null $number = null;

    public bool|string|null $boolOrString = null;

    public string|false|null $stringOrFalse = null;

    public array|string|null $arrayOrString = null;

    public float|bool|null $floatOrBool = null;
}
