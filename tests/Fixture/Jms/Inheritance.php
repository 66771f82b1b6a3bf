<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

use JMS\Serializer\Annotation as Jms;

class Grandparent
{
    public string $first = 'first';

    private string $secret = 'of the grandparent';

    protected string $shared = 'shared';
}

class ParentClass extends Grandparent
{
    #[Jms\SerializedName('renamed')]
    public string $second = 'second';

    private string $secret = 'of the parent';

    private string $own = 'own of the parent';
}

final class Child extends ParentClass
{
    public string $third = 'third';

    public string $first = 'first of the child';

    #[Jms\SerializedName('again')]
    public string $second = 'second of the child';
}

#[Jms\ReadOnlyProperty]
final class ClassReadOnly
{
    public int $a = 1;

    #[Jms\ReadOnlyProperty(readOnly: false)]
    public int $b = 2;
}

class PlainParent
{
    public string $a = 'a';

    public string $b = 'b';
}

#[Jms\Exclude]
final class ExcludedAllChild extends PlainParent
{
    public string $c = 'c';

    #[Jms\VirtualProperty]
    public function getD(): string
    {
        return 'd';
    }
}

final class ExcludingChild extends ParentClass
{
    #[Jms\Exclude]
    public string $first = 'first of the child';
}

class Hooks
{
    #[Jms\Type('array')]
    public array $calls = [];

    #[Jms\PreSerialize]
    private function before(): void
    {
        $this->calls[] = 'before of the parent';
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        $this->calls[] = 'after of the parent';
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        $this->calls[] = 'made of the parent';
    }
}

final class HooksBelow extends Hooks
{
    #[Jms\PreSerialize]
    private function before(): void
    {
        $this->calls[] = 'before of the child';
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        $this->calls[] = 'after of the child';
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        $this->calls[] = 'made of the child';
    }
}

final class HooksOverridden extends Hooks
{
    protected function after(): void
    {
        $this->calls[] = 'after, not annotated';
    }

    protected function made(): void
    {
        $this->calls[] = 'made, not annotated';
    }
}

interface Labelled
{
    #[Jms\VirtualProperty]
    public function getLabel(): string;
}

final class LabelledThing implements Labelled
{
    public int $a = 1;

    public function getLabel(): string
    {
        return 'label';
    }
}

#[Jms\ExclusionPolicy('all')]
class PolicyParent
{
    #[Jms\Expose]
    public string $shown = 'shown';

    public string $hidden = 'hidden';

    #[Jms\VirtualProperty]
    public function getVirtual(): string
    {
        return 'virtual';
    }
}

final class PolicyChild extends PolicyParent
{
    public string $mine = 'mine';
}

final class PropertyReadOnly
{
    #[Jms\ReadOnlyProperty]
    public int $a = 1;

    public int $b = 2;

    public readonly int $written;
}

trait Sharing
{
    #[Jms\SerializedName('from_trait')]
    public string $traitProperty = 'trait';

    private int $traitSecret = 1;
}

class UsesTrait
{
    use Sharing;

    public string $own = 'own';
}

final class UsesTraitBelow extends UsesTrait
{
    public string $below = 'below';
}
