<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\MemberAccess;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Tests\Engine\Diagnosis\Fixture\Employee;
use Kiln\Tests\Engine\Diagnosis\Fixture\LazyPerson;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Unfinished;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(MemberAccess::class)]
final class MemberAccessTest extends TestCase
{
    #[Test]
    public function aPropertyIsReadWhoeverMaySeeIt(): void
    {
        $access = new MemberAccess();
        $employee = new Employee('ours');
        $employee->name = 'Ann';

        self::assertSame('Ann', $access->read(new Property(Person::class, 'name', true, false), $employee)->value());
        self::assertSame('ours', $access->read(new Property(Person::class, 'secret', false, false), $employee)->value());
        self::assertNull($access->read(new Property(Person::class, 'friend', true, false), $employee)->value());
    }

    #[Test]
    public function aPropertyWithoutAValueIsMissing(): void
    {
        $access = new MemberAccess();

        self::assertFalse($access->read(new Property(Person::class, 'id', true, true), Unfinished::make(Person::class))->isPresent);
        self::assertFalse($access->read(new Property(LazyPerson::class, 'name', true, false), Unfinished::make(LazyPerson::class))->isPresent);
    }

    #[Test]
    public function aPropertyThatAProxyHasUnsetIsLoaded(): void
    {
        self::assertSame('loaded name', (new MemberAccess())->read(new Property(LazyPerson::class, 'name', true, false), new LazyPerson())->value());
    }

    #[Test]
    public function aMethodIsCalledWhoeverMayCallIt(): void
    {
        $access = new MemberAccess();
        $employee = new Employee('ours');

        self::assertSame('OURS', $access->call(new Method(Person::class, 'upper', true), $employee));
        self::assertSame('hidden ours', $access->call(new Method(Person::class, 'hidden', false), $employee));
        $access->call(new Method(Person::class, 'prepare', false), $employee);
        self::assertSame(['prepare an employee'], $employee->calls, 'the method of the subclass');
    }
}
