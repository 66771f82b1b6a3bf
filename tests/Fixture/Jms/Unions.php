<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

use JMS\Serializer\Annotation as Jms;

final class Choices
{
    public int|string|null $intOrString = null;

    public int|float|null $number = null;

    public bool|string|null $boolOrString = null;

    public string|false|null $stringOrFalse = null;

    public array|string|null $arrayOrString = null;

    public float|bool|null $floatOrBool = null;
}

final class ClassChoice
{
    public \Kiln\Tests\Fixture\Jms\Common\Person|\Kiln\Tests\Fixture\Jms\Common\Scalars|null $either;

    public int|\Kiln\Tests\Fixture\Jms\Common\Person $intOrPerson = 5;

    public int $after = 1;
}

final class Discriminated
{
    #[Jms\UnionDiscriminator(field: 'kind', map: ['a' => Left::class, 'b' => Right::class])]
    public Left|Right|null $side = null;
}

final class Left
{
    public string $kind = 'a';

    public int $left = 1;
}

final class Right
{
    public string $kind = 'b';

    public int $right = 2;
}
