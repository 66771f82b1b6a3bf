<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Lab\Model\Catalogue\Open\Brand;
use Kiln\Lab\Model\Catalogue\Open\Image;
use Kiln\Lab\Model\GitHub\Link;
use Kiln\Lab\Model\GitHub\User;

/**
 * What users of JMS write: a handler for one class, and a listener for one, which adds a member to what is written and changes what
 * is read. In the catalogue the handler makes one string of a brand, "3|Casa Azul|PT|1901"; in the webhooks it makes the array of a
 * link itself.
 */
final readonly class Extras
{
    /**
     * @param class-string $handled
     * @param class-string $observed
     */
    public function __construct(private string $handled, private string $observed) {}

    public function handlers(HandlerRegistryInterface $handlers): void
    {
        $handlers->registerHandler(1, $this->handled, 'json', $this->write(...));
        $handlers->registerHandler(2, $this->handled, 'json', $this->read(...));
    }

    public function listeners(EventDispatcherInterface $dispatcher): void
    {
        $dispatcher->addListener('serializer.post_serialize', $this->add(...), $this->observed, 'json');
        $dispatcher->addListener('serializer.post_deserialize', $this->complete(...), $this->observed, 'json');
    }

    /** @return string|array<string, string> */
    public function write(SerializationVisitorInterface $visitor, Brand|Link $object): string|array
    {
        return $object instanceof Link ? ['href' => $object->href, 'rel' => 'related'] : "{$object->id}|{$object->name}|{$object->country}|{$object->foundedIn}";
    }

    /** @param string|array{href: string} $data */
    public function read(DeserializationVisitorInterface $visitor, string|array $data): Brand|Link
    {
        if (\is_array($data)) {
            $link = new Link();
            $link->href = $data['href'];

            return $link;
        }
        $brand = new Brand();
        [$id, $brand->name, $brand->country, $foundedIn] = explode('|', $data) + ['', '', '', ''];
        $brand->id = (int) $id;
        $brand->foundedIn = $foundedIn === '' ? null : (int) $foundedIn;

        return $brand;
    }

    private function add(ObjectEvent $event): void
    {
        [$object, $visitor] = [$event->getObject(), $event->getVisitor()];
        [$name, $value] = $object instanceof Image ? ['thumbnail', "{$object->url}?width=120"] : ['mention', $object instanceof User ? "@{$object->login}" : ''];
        if ($visitor instanceof SerializationVisitorInterface) {
            $visitor->visitProperty(new StaticPropertyMetadata('', $name, $value), $value);
        }
    }

    private function complete(ObjectEvent $event): void
    {
        $object = $event->getObject();
        if ($object instanceof Image) {
            $object->alt ??= 'Picture';
        } elseif ($object instanceof User) {
            $object->name ??= $object->login;
        }
    }
}
