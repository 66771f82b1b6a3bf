<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

final class ClassChoice
{
    public \Kiln\Tests\Fixture\Jms\Common\Person|\Kiln\Tests\Fixture\Jms\Common\Scalars|null $either;

    public int|\Kiln\Tests\Fixture\Jms\Common\Person $intOrPerson = 5;

    public int $after = 1;
}
