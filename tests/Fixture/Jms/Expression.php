<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

#[Jms\VirtualProperty('sum', exp: 'object.a + object.b', options: [[Jms\SerializedName::class, ['total']], [Jms\Type::class, ['int']]])]
#[Jms\VirtualProperty('plain', exp: 'object.a')]
final class Computed
{
    public int $a = 1;

    public int $b = 2;
}

final class Conditional
{
    public bool $flag = true;

    #[Jms\Exclude(if: 'object.flag')]
    public string $unlessFlag = 'unless';

    #[Jms\Expose(if: 'object.flag')]
    public string $ifFlag = 'if';

    #[Jms\Exclude(if: 'context.hasAttribute(\'hide\')')]
    public string $byContext = 'context';

    #[Jms\Exclude(if: 'property_metadata.name == \'byMetadata\'')]
    public string $byMetadata = 'metadata';
}

#[Jms\Exclude(if: 'object.hidden')]
final class ConditionalClass
{
    public bool $hidden = true;

    public function __construct(bool $hidden = true)
    {
        $this->hidden = $hidden;
    }
}

final class HoldsConditional
{
    public int $before = 1;

    public ?ConditionalClass $one = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Expression\ConditionalClass>')]
    public array $many = [];

    public int $after = 2;

    public static function filled(): self
    {
        $holder = new self();
        $holder->one = new ConditionalClass();
        $holder->many = [new ConditionalClass(), new ConditionalClass(false), new ConditionalClass()];

        return $holder;
    }
}

final class ReadConditional
{
    public string $always = 'default';

    #[Jms\Exclude(if: 'object == null')]
    public string $onlyWritten = 'default';

    #[Jms\Exclude(if: 'object != null')]
    public string $onlyRead = 'default';
}

#[Jms\VirtualProperty('upper', exp: 'strtoupper(object.name)')]
final class UsesFunctions
{
    public string $name = 'name';

    #[Jms\Exclude(if: 'limit > 1')]
    public string $limited = 'limited';
}
