<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;

/** Tells of every call of its methods. */
class Noisy
{
    #[Jms\Exclude]
    public static ?Recorder $recorder = null;

    #[Jms\Accessor(getter: 'getName', setter: 'setName')]
    #[Jms\Type('string')]
    protected $name = 'name';

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Effects\Noisy')]
    #[Jms\Accessor(getter: 'getChild', setter: 'setChild')]
    protected $child;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Effects\Noisy>')]
    #[Jms\Accessor(getter: 'getChildren', setter: 'setChildren')]
    protected $children = [];

    #[Jms\Accessor(getter: 'getAny', setter: 'setAny')]
    #[Jms\Groups(['any', 'Default'])]
    #[Jms\Type('array')]
    protected $any;

    #[Jms\Accessor(getter: 'getLast', setter: 'setLast')]
    #[Jms\Type('int')]
    protected $last = 1;

    public static function named(string $name, ?self $child = null, array $children = [], $any = null): static
    {
        $noisy = new static();
        $noisy->name = $name;
        $noisy->child = $child;
        $noisy->children = $children;
        $noisy->any = $any;

        return $noisy;
    }

    protected function tell(string $what): void
    {
        self::$recorder?->add($this->name . ' ' . $what);
    }

    public function getName()
    {
        $this->tell('getName');

        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->tell('setName');
        $this->name = $name;
    }

    public function getChild()
    {
        $this->tell('getChild');

        return $this->child;
    }

    public function setChild($child): void
    {
        $this->tell('setChild');
        $this->child = $child;
    }

    public function getChildren()
    {
        $this->tell('getChildren');

        return $this->children;
    }

    public function setChildren($children): void
    {
        $this->tell('setChildren');
        $this->children = $children;
    }

    public function getAny()
    {
        $this->tell('getAny');

        return $this->any;
    }

    public function setAny($any): void
    {
        $this->tell('setAny');
        $this->any = $any;
    }

    public function getLast()
    {
        $this->tell('getLast');

        return $this->last;
    }

    public function setLast($last): void
    {
        $this->tell('setLast');
        if ($last < 0) {
            throw new \DomainException('negative');
        }
        $this->last = $last;
    }

    #[Jms\VirtualProperty]
    public function virtual(): string
    {
        $this->tell('virtual');

        return 'virtual';
    }

    #[Jms\PreSerialize]
    private function before(): void
    {
        $this->tell('before');
    }

    #[Jms\PostSerialize]
    private function after(): void
    {
        $this->tell('after');
    }

    #[Jms\PostDeserialize]
    private function made(): void
    {
        $this->tell('made');
    }
}
