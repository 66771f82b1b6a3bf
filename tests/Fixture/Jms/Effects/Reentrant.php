<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;
use JMS\Serializer\SerializerInterface;
use Kiln\Tests\Fixture\Jms\Common\Person;

/** Its getters and setters use the serializer that is at work with it. */
final class Reentrant
{
    #[Jms\Exclude]
    public static ?SerializerInterface $serializer = null;

    #[Jms\Accessor(getter: 'getText', setter: 'setText')]
    #[Jms\Type('string')]
    private $text = 'text';

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Effects\Reentrant')]
    public $child;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $people = [];

    public function getText(): string
    {
        return $this->text . self::$serializer?->serialize([Person::of('inside'), $this->people], 'json');
    }

    public function setText($text): void
    {
        $person = self::$serializer?->deserialize('{"name":"' . $text . '"}', Person::class, 'json');
        $this->text = $person->name . ' read';
        $this->child = self::$serializer?->deserialize('{"people":[{"name":"inner"}]}', self::class, 'json');
    }
}
